import type { SeededRandom } from "#src/portraits/seeded-random.ts";
import { toHalfWidth, toHiragana } from "#tests/support/kana.ts";
import { anglicize } from "./anglicize.ts";
import { hepburn, hepburnWithoutLengths, hepburnWithVowels, keyboard, kunrei } from "./romanize.ts";
import {
  dropKana,
  dropLetter,
  forgetDakuten,
  mistakeKana,
  mistakeLetter,
  type Slip,
  swapKana,
  swapLetters,
} from "./slips.ts";

/** Where the wanted monster is: each includes the ones before it. */
export type Measure = "first" | "firstThree" | "found" | "foundOrSuggested";

export type QueryTarget = { measure: Measure; atLeast: number };

/** One way to type a name. */
export type QueryKind = {
  what: string;
  /** The query for a name; `null` when this name has none of this kind. */
  write: (name: string, random: SeededRandom) => string | null;
  target: QueryTarget;
  /** Slips can turn one name into another. Such a query is not asked: it has another answer. */
  isSlip?: true;
};

const EXACT: QueryTarget = { measure: "first", atLeast: 100 };
const BEGUN: QueryTarget = { measure: "firstThree", atLeast: 92 };
const ROMANIZED: QueryTarget = { measure: "found", atLeast: 97 };
const SLIPPED: QueryTarget = { measure: "foundOrSuggested", atLeast: 95 };

const MIN_KANA_FOR_SLIPS = 3;

/** The start of a name that is longer. */
const firstKana = (kana: number) => (name: string) =>
  name.length > kana ? name.slice(0, kana) : null;

const differing = (text: string, from: string) => (text === from ? null : text);

/** What people type who write Hepburn: each treats long vowels in one of three ways. */
const inHepburn: (name: string, random: SeededRandom) => string = (name, random) =>
  random.pick([hepburn, hepburnWithoutLengths, hepburnWithVowels])(name);

const inKana =
  (slip: Slip): Slip =>
  (name, random) =>
    name.length < MIN_KANA_FOR_SLIPS ? null : slip(name, random);

const inKanaThenRomanized =
  (slip: Slip): Slip =>
  (name, random) => {
    const slipped = inKana(slip)(name, random);
    return slipped === null ? null : inHepburn(slipped, random);
  };

const inLetters =
  (slip: Slip): Slip =>
  (name, random) =>
    name.length < MIN_KANA_FOR_SLIPS ? null : slip(inHepburn(name, random), random);

const KANA_SLIPS = {
  "two neighbouring kana swapped": swapKana,
  "a kana missing": dropKana,
  "a kana wrong": mistakeKana,
  "a dakuten forgotten": forgetDakuten,
};

const LETTER_SLIPS = {
  "two neighbouring letters swapped": swapLetters,
  "a letter missing": dropLetter,
  "a letter wrong": mistakeLetter,
};

const SPELLINGS: readonly QueryKind[] = [
  { what: "the name", write: (name) => name, target: EXACT },
  { what: "a name of two kana", write: (name) => (name.length === 2 ? name : null), target: EXACT },
  { what: "hiragana", write: toHiragana, target: EXACT },
  { what: "half-width katakana", write: toHalfWidth, target: EXACT },
  { what: "the first two kana", write: firstKana(2), target: BEGUN },
  { what: "the first three kana", write: firstKana(3), target: BEGUN },
  { what: "Hepburn", write: hepburn, target: ROMANIZED },
  { what: "Hepburn without long vowels", write: hepburnWithoutLengths, target: ROMANIZED },
  { what: "Hepburn with ou and uu", write: hepburnWithVowels, target: ROMANIZED },
  { what: "Kunrei", write: kunrei, target: ROMANIZED },
  { what: "the keys of an input method", write: keyboard, target: ROMANIZED },
  {
    what: "l for r",
    write: (name) => differing(hepburn(name).replaceAll("r", "l"), hepburn(name)),
    target: ROMANIZED,
  },
  {
    what: "the first half of Hepburn",
    write: (name) => hepburn(name).slice(0, Math.ceil(hepburn(name).length / 2)),
    target: ROMANIZED,
  },
  { what: "as if English", write: anglicize, target: ROMANIZED },
];

const slips = (writers: Record<string, Slip>, adapt: (slip: Slip) => Slip, where = "") =>
  Object.entries(writers).map(
    ([what, slip]): QueryKind => ({
      what: what + where,
      write: adapt(slip),
      target: SLIPPED,
      isSlip: true,
    }),
  );

/** All kinds of queries, each with what the search has to reach. */
export const QUERY_KINDS: readonly QueryKind[] = [
  ...SPELLINGS,
  ...slips(KANA_SLIPS, inKana),
  ...slips(KANA_SLIPS, inKanaThenRomanized, ", romanized"),
  ...slips(LETTER_SLIPS, inLetters),
];
