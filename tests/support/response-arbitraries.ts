import { FIELDS } from "#src/monsters/fields.ts";
import { fc } from "#tests/support/fuzz.ts";
import { LOOK_ALIKE_IDS, MARKUP, ODD_WORDS } from "./hostile-texts.ts";

/** JSON as text: `JSON.stringify` cannot write duplicate keys and the like. */
type Json = fc.Arbitrary<string>;

const quoted = (texts: readonly string[]): Json =>
  fc.constantFrom(...texts.map((text) => JSON.stringify(text)));

const arbitraryText: Json = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }))
  .map((text) => JSON.stringify(text));

const hugeText: Json = fc
  .tuple(fc.constantFrom("あ", "<b>", "👾", "\\ud800", "a "), fc.nat({ max: 5_000 }))
  .map(([fragment, times]) => `"${fragment.repeat(times)}"`);

const arbitraryNumber: Json = fc.oneof(
  fc.constantFrom("1", "1.0", "1e0", "-0", "0", "1e999", "-1e999", "1e21", "12345678901234567890"),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

const notJson: Json = fc.constantFrom("NaN", "Infinity", "undefined", "'1'", "01", "");

const arbitraryValue: Json = fc.oneof(
  { weight: 4, arbitrary: arbitraryNumber },
  { weight: 4, arbitrary: arbitraryText },
  { weight: 2, arbitrary: quoted([...ODD_WORDS, ...MARKUP]) },
  { weight: 2, arbitrary: fc.constantFrom("null", "true", "false", "[]", "{}") },
  { weight: 1, arbitrary: hugeText },
  { weight: 1, arbitrary: fc.array(arbitraryText, { maxLength: 4 }).map((all) => `[${all}]`) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
);

/** Ids, many of which are easily confused with one another. */
export const arbitraryId: Json = fc.oneof(
  { weight: 4, arbitrary: quoted(LOOK_ALIKE_IDS) },
  { weight: 2, arbitrary: arbitraryNumber },
  { weight: 2, arbitrary: arbitraryText },
  { weight: 1, arbitrary: hugeText },
);

const arbitraryName: Json = fc.oneof(
  { weight: 3, arbitrary: quoted(["ヒノコリス", "Ａ", ...MARKUP]) },
  { weight: 2, arbitrary: arbitraryText },
  { weight: 1, arbitrary: hugeText },
);

const KEYS = FIELDS.map(({ key }) => key).slice(2);
const ODD_FIELDS = ["__proto__", "constructor", "prototype", "toString", "id", "name", "then"];
const POLLUTION =
  '{"id":"polluted","name":"polluted","level":1,"polluted":true,"status":"healthy"}';

const fieldOf = (keys: readonly string[], value: Json): Json =>
  fc.tuple(fc.constantFrom(...keys), value).map(([key, text]) => `"${key}":${text}`);

const arbitraryField: Json = fc.oneof(
  { weight: 6, arbitrary: fieldOf(KEYS, arbitraryValue) },
  { weight: 1, arbitrary: fieldOf(ODD_FIELDS, fc.oneof(arbitraryValue, fc.constant(POLLUTION))) },
);

/** A monster with an id, a name and any other fields, some of them repeated. */
export const arbitraryMonster: Json = fc
  .tuple(arbitraryId, arbitraryName, fc.array(arbitraryField, { maxLength: 8 }))
  .map(([id, name, fields]) => `{${[`"id":${id}`, `"name":${name}`, ...fields].join()}}`);

const arbitraryItem: Json = fc.oneof(
  { weight: 8, arbitrary: arbitraryMonster },
  { weight: 1, arbitrary: fc.array(arbitraryField).map((fields) => `{${fields}}`) },
  { weight: 1, arbitrary: arbitraryValue },
);

const inEnvelope = (data: string) => `{"__proto__":${POLLUTION},"data":${data}}`;

export const arbitraryList: Json = fc
  .array(arbitraryItem, { maxLength: 6 })
  .map((items) => inEnvelope(`{"monsters":[${items}]}`));

export const arbitraryDetail: Json = arbitraryItem.map((item) => inEnvelope(`{"monster":${item}}`));

/** The same response, or one that is cut off or has a fragment replaced. */
export function maybeMalformed(response: Json): Json {
  const fragment = fc.oneof(
    arbitraryValue,
    notJson,
    fc.constantFrom("}", "]", ",", '"', "\u0000", "\ufeff"),
  );
  const position = fc.double({ min: 0, max: 1, noNaN: true });
  const cut = fc.tuple(response, position).map(([text, at]) => text.slice(0, at * text.length));
  const mutated = fc
    .tuple(response, position, fc.nat({ max: 6 }), fragment)
    .map(([text, at, length, inserted]) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + inserted + text.slice(start + length);
    });
  return fc.oneof({ weight: 4, arbitrary: response }, mutated, cut);
}

/** The id in a detail response, so that a request for it can succeed. */
export function idIn(response: string): string | undefined {
  try {
    return String(JSON.parse(response).data.monster.id);
  } catch {
    return undefined;
  }
}
