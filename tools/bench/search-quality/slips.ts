import type { SeededRandom } from "@monster-field/portraits/drawing";
import { weighted } from "./invented-names.ts";

/** The texts that one mistake makes of the parts of a text: one for each place where it can be made. */
export type Slip = (parts: readonly string[], random: SeededRandom) => string[];

const oneOf = (letters: string) => weighted(`1 ${[...letters].join(" ")}`);

const SMALL = "ァィゥェォッャュョ";
const LARGE = "アイウエオツヤユヨ";
const UNVOICED = "カキクケコサシスセソタチツテトハヒフヘホウハヒフヘホ";
const VOICED = "ガギグゲゴザジズゼゾダヂヅデドバビブベボヴパピプペポ";
const KANA = oneOf(`${SMALL}${LARGE}${UNVOICED}${VOICED}ナニヌネノマミムメモラリルレロワンー`);
const LETTERS = oneOf("abcdefghijklmnopqrstuvwxyz");

/** Writes what `change` makes of the part at each place, where that is another one. */
const atEachPlace =
  (change: (part: string, random: SeededRandom) => string): Slip =>
  (parts, random) =>
    parts.flatMap((part, at) => {
      const changed = change(part, random);
      return changed === part ? [] : [parts.with(at, changed).join("")];
    });

/** Each kana of `from` becomes the one at the same place in `to`. */
const exchange = (from: string, to: string) =>
  atEachPlace((part) => {
    const place = from.indexOf(part.charAt(0));
    return place < 0 ? part : to.charAt(place) + part.slice(1);
  });

const swapNeighbours: Slip = (parts) =>
  parts.slice(1).flatMap((next, at) => {
    const part = parts[at] ?? "";
    return part === next ? [] : [parts.toSpliced(at, 2, next, part).join("")];
  });

const dropOne = atEachPlace(() => "");
const doubleOne = atEachPlace((part) => part + part);

/** Slips in romaji. */
export const LETTER_SLIPS = {
  "two neighbouring letters swapped": swapNeighbours,
  "a letter missing": dropOne,
  "a letter wrong": atEachPlace((_, random) => random.pick(LETTERS)),
  "a letter doubled": doubleOne,
};

/** Slips in sounds, whether written in kana or romanized. */
export const SOUND_SLIPS = {
  "two neighbouring kana swapped": swapNeighbours,
  "a kana missing": dropOne,
  "a kana wrong": atEachPlace((_, random) => random.pick(KANA)),
  "a kana doubled": doubleOne,
  /** ガ becomes カ, パ becomes ハ. */
  "a dakuten forgotten": exchange(VOICED, UNVOICED),
  /** カ becomes ガ, ハ becomes バ. */
  "a dakuten too many": exchange(UNVOICED, VOICED),
};

/** Slips in kana. */
export const KANA_SLIPS = {
  ...SOUND_SLIPS,
  "a large kana for a small one": exchange(SMALL, LARGE),
  "a small kana for a large one": exchange(LARGE, SMALL),
};
