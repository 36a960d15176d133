import type { SeededRandom } from "@monster-field/portraits/drawing";
import { toHalfWidth, toHiragana } from "../../../packages/name-search/tests/support/kana.ts";
import {
  anglicize,
  HEPBURN_SPELLINGS,
  ROMANIZATIONS,
} from "../../../packages/name-search/tests/support/romanize.ts";
import { KANA_SLIPS, LETTER_SLIPS, type Slip, SOUND_SLIPS } from "./slips.ts";

/** Where the wanted monster is: each includes the ones before it. */
export type Measure = "first" | "first three" | "found" | "found or suggested";

/** The queries for a name, which may have none of a kind. */
type Write = (name: string, random: SeededRandom) => string[];

/** One way to type a name, and how many per cent of such queries have to find it. */
export type QueryKind = {
  what: string;
  measure: Measure;
  atLeast: number;
  write: Write;
  /** Slips can turn one name into another. Such a query is left out: it has another answer. */
  isSlip?: true;
};

const MIN_KANA_FOR_SLIPS = 4;

/** The start of a name that is longer. */
const firstKana =
  (kana: number): Write =>
  (name) =>
    name.length > kana ? [name.slice(0, kana)] : [];

const { Hepburn: hepburn, ...otherHepburn } = HEPBURN_SPELLINGS;

/** What users of Hepburn type. */
const inHepburn = (name: string, random: SeededRandom) =>
  random.pick([hepburn, ...Object.values(otherHepburn)])(name);

const kinds = (measure: Measure, atLeast: number, writers: Record<string, Write>): QueryKind[] =>
  Object.entries(writers).map(([what, write]) => ({ what, measure, atLeast, write }));

/** Kinds of slips in the parts of a name, which are then written as `spell` says. */
const slips = (
  atLeast: number,
  kindsOfSlips: Record<string, Slip>,
  split: (name: string, random: SeededRandom) => Iterable<string>,
  spell = (text: string, _: SeededRandom) => text,
): QueryKind[] =>
  Object.entries(kindsOfSlips).map(([what, slip]) => ({
    what,
    measure: "found or suggested",
    atLeast,
    write: (name, random) =>
      name.length < MIN_KANA_FOR_SLIPS
        ? []
        : slip([...split(name, random)], random).map((text) => spell(text, random)),
    isSlip: true,
  }));

/** Kana with their small forms, which users of romaji mix up. */
const splitSounds = (name: string) => name.match(/.[ァィゥェォャュョ]?/g) ?? [];

const romanized = Object.fromEntries(
  Object.entries(SOUND_SLIPS).map(([what, slip]) => [`${what}, romanized`, slip]),
);

/** All kinds of queries. */
export const QUERY_KINDS: readonly QueryKind[] = [
  ...kinds("first", 100, {
    "the name": (name) => [name],
    "a name of two kana": (name) => (name.length === 2 ? [name] : []),
    hiragana: (name) => [toHiragana(name)],
    "half-width katakana": (name) => [toHalfWidth(name)],
  }),
  ...kinds("first three", 92, {
    "the first two kana": firstKana(2),
    "the first three kana": firstKana(3),
  }),
  ...kinds("found", 97, {
    ...Object.fromEntries(
      Object.entries(ROMANIZATIONS).map(([what, write]) => [what, (name: string) => [write(name)]]),
    ),
    "l for r": (name) => (hepburn(name).includes("r") ? [hepburn(name).replaceAll("r", "l")] : []),
    "the first half of Hepburn": (name) => [
      hepburn(name).slice(0, Math.ceil(hepburn(name).length / 2)),
    ],
    "as if English": anglicize,
  }),
  ...slips(99, KANA_SLIPS, (name) => name),
  // A short name in letters says too little without one of its kana and its long vowels.
  ...slips(95, romanized, splitSounds, inHepburn),
  ...slips(97, LETTER_SLIPS, inHepburn),
];
