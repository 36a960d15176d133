import fc from "fast-check";
import { LOOK_ALIKE_IDS, MARKUP, ODD_WORDS } from "./hostile-texts.ts";

/** JSON as text, because what is hostile in it does not survive `JSON.stringify`. */
type Json = fc.Arbitrary<string>;

const quoted = (texts: readonly string[]): Json =>
  fc.constantFrom(...texts.map((text) => JSON.stringify(text)));

const anyText: Json = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }))
  .map((text) => JSON.stringify(text));

const hugeText: Json = fc
  .tuple(fc.constantFrom("あ", "<b>", "👾", "\\ud800", "a "), fc.nat({ max: 5_000 }))
  .map(([piece, times]) => `"${piece.repeat(times)}"`);

const anyNumber: Json = fc.oneof(
  fc.constantFrom("1", "1.0", "1e0", "-0", "0", "1e999", "-1e999", "1e21", "12345678901234567890"),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

const notJson: Json = fc.constantFrom("NaN", "Infinity", "undefined", "'1'", "01", "");

const anyValue: Json = fc.oneof(
  { weight: 4, arbitrary: anyNumber },
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: quoted([...ODD_WORDS, ...MARKUP]) },
  { weight: 2, arbitrary: fc.constantFrom("null", "true", "false", "[]", "{}") },
  { weight: 1, arbitrary: hugeText },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 4 }).map((all) => `[${all}]`) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
);

/** What an id may be that looks like one, or like another one. */
export const anyId: Json = fc.oneof(
  { weight: 4, arbitrary: quoted(LOOK_ALIKE_IDS) },
  { weight: 2, arbitrary: anyNumber },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: hugeText },
);

const anyName: Json = fc.oneof(
  { weight: 3, arbitrary: quoted(["ヒノコリス", "Ａ", ...MARKUP]) },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: hugeText },
);

const FIELDS = ["type", "level", "hp", "attack", "defense", "speed", "moves"];
const ODD_FIELDS = ["__proto__", "constructor", "prototype", "toString", "id", "name", "then"];
const POLLUTION =
  '{"id":"polluted","name":"polluted","level":1,"polluted":true,"status":"healthy"}';

const fieldOf = (keys: readonly string[], value: Json): Json =>
  fc.tuple(fc.constantFrom(...keys), value).map(([key, text]) => `"${key}":${text}`);

const anyField: Json = fc.oneof(
  { weight: 6, arbitrary: fieldOf(FIELDS, anyValue) },
  { weight: 1, arbitrary: fieldOf(ODD_FIELDS, fc.oneof(anyValue, fc.constant(POLLUTION))) },
);

/** A monster with an id and a name, and any other fields, the same ones again included. */
export const anyMonster: Json = fc
  .tuple(anyId, anyName, fc.array(anyField, { maxLength: 8 }))
  .map(([id, name, fields]) => `{${[`"id":${id}`, `"name":${name}`, ...fields].join()}}`);

const anyItem: Json = fc.oneof(
  { weight: 8, arbitrary: anyMonster },
  { weight: 1, arbitrary: fc.array(anyField).map((fields) => `{${fields}}`) },
  { weight: 1, arbitrary: anyValue },
);

const inEnvelope = (data: string) => `{"__proto__":${POLLUTION},"data":${data}}`;

export const anyList: Json = fc
  .array(anyItem, { maxLength: 6 })
  .map((items) => inEnvelope(`{"monsters":[${items}]}`));

export const anyDetail: Json = anyItem.map((item) => inEnvelope(`{"monster":${item}}`));

/** The same answer, or one that is cut short or has a piece of it replaced. */
export function maybeBroken(answer: Json): Json {
  const piece = fc.oneof(
    anyValue,
    notJson,
    fc.constantFrom("}", "]", ",", '"', "\u0000", "\ufeff"),
  );
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const cut = fc.tuple(answer, place).map(([text, at]) => text.slice(0, at * text.length));
  const mutated = fc
    .tuple(answer, place, fc.nat({ max: 6 }), piece)
    .map(([text, at, length, inserted]) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + inserted + text.slice(start + length);
    });
  return fc.oneof({ weight: 4, arbitrary: answer }, mutated, cut);
}

/** The id that a detail tells, so that asking for it may succeed. */
export function idIn(answer: string): string | undefined {
  try {
    return String(JSON.parse(answer).data.monster.id);
  } catch {
    return undefined;
  }
}

/** How many cases a fuzz test runs: `share` of FUZZ_CASES, which is 10,000 unless set. */
export function fuzzCases(share = 1): number {
  return Math.ceil(Number(process.env.FUZZ_CASES ?? 10_000) * share);
}
