import type { SeededRandom } from "#src/portraits/seeded-random.ts";
import { toHalfWidth, toHiragana } from "#tests/support/kana.ts";
import { anglicize, HEPBURN_SPELLINGS, ROMANIZATIONS } from "./romanize.ts";
import { KANA_SLIPS, LETTER_SLIPS, type Slip, SOUND_SLIPS } from "./slips.ts";

/** Where the wanted monster is: each includes the ones before it. */
export type Measure = "first" | "first three" | "found" | "found or suggested";

type QueryTarget = { measure: Measure; atLeast: number };

/** One way to type a name. */
export type QueryKind = {
  what: string;
  /** The queries for a name, which may have none of this kind. */
  write: (name: string, random: SeededRandom) => string[];
  target: QueryTarget;
  /** Slips can turn one name into another. Such a query is left out: it has another answer. */
  isSlip?: true;
};

const EXACT: QueryTarget = { measure: "first", atLeast: 100 };
const BEGUN: QueryTarget = { measure: "first three", atLeast: 92 };
const ROMANIZED: QueryTarget = { measure: "found", atLeast: 97 };
const SLIPPED: QueryTarget = { measure: "found or suggested", atLeast: 99 };
const SLIPPED_IN_LETTERS: QueryTarget = { measure: "found or suggested", atLeast: 97 };
/** A short name in letters says too little without one of its kana and its long vowels. */
const SLIPPED_THEN_ROMANIZED: QueryTarget = { measure: "found or suggested", atLeast: 95 };

const MIN_KANA_FOR_SLIPS = 4;

/** The start of a name that is longer. */
const firstKana = (kana: number) => (name: string) =>
  name.length > kana ? [name.slice(0, kana)] : [];

const { Hepburn: hepburn, ...otherHepburn } = HEPBURN_SPELLINGS;

/** What users of Hepburn type. */
const inHepburn = (name: string, random: SeededRandom) =>
  random.pick([hepburn, ...Object.values(otherHepburn)])(name);

const inParts =
  (split: (name: string, random: SeededRandom) => string[]) =>
  (slip: Slip): QueryKind["write"] =>
  (name, random) =>
    name.length < MIN_KANA_FOR_SLIPS ? [] : slip(split(name, random), random);

const inKana = inParts((name) => [...name]);
const inLetters = inParts((name, random) => [...inHepburn(name, random)]);

/** Kana with their small forms, which users of romaji mix up. */
const inSounds = inParts((name) => name.match(/.[ァィゥェォャュョ]?/g) ?? []);

const inSoundsThenRomanized =
  (slip: Slip): QueryKind["write"] =>
  (name, random) =>
    inSounds(slip)(name, random).map((slipped) => inHepburn(slipped, random));

const spelling = (
  what: string,
  target: QueryTarget,
  write: (name: string) => string,
): QueryKind => ({ what, target, write: (name) => [write(name)] });

const SPELLINGS: readonly QueryKind[] = [
  spelling("the name", EXACT, (name) => name),
  { what: "a name of two kana", target: EXACT, write: (name) => (name.length === 2 ? [name] : []) },
  spelling("hiragana", EXACT, toHiragana),
  spelling("half-width katakana", EXACT, toHalfWidth),
  { what: "the first two kana", target: BEGUN, write: firstKana(2) },
  { what: "the first three kana", target: BEGUN, write: firstKana(3) },
  ...Object.entries(ROMANIZATIONS).map(([what, write]) => spelling(what, ROMANIZED, write)),
  {
    what: "l for r",
    target: ROMANIZED,
    write: (name) => (hepburn(name).includes("r") ? [hepburn(name).replaceAll("r", "l")] : []),
  },
  spelling("the first half of Hepburn", ROMANIZED, (name) =>
    hepburn(name).slice(0, Math.ceil(hepburn(name).length / 2)),
  ),
  { what: "as if English", target: ROMANIZED, write: anglicize },
];

const slips = (
  writers: Record<string, Slip>,
  adapt: (slip: Slip) => QueryKind["write"],
  target: QueryTarget,
  where = "",
) =>
  Object.entries(writers).map(
    ([what, slip]): QueryKind => ({ what: what + where, write: adapt(slip), target, isSlip: true }),
  );

/** All kinds of queries, each with its target. */
export const QUERY_KINDS: readonly QueryKind[] = [
  ...SPELLINGS,
  ...slips(KANA_SLIPS, inKana, SLIPPED),
  ...slips(SOUND_SLIPS, inSoundsThenRomanized, SLIPPED_THEN_ROMANIZED, ", romanized"),
  ...slips(LETTER_SLIPS, inLetters, SLIPPED_IN_LETTERS),
];
