import type { SeededRandom } from "#src/portraits/seeded-random.ts";
import { weighted } from "./weighted.ts";

/** Makes one mistake in a text, or returns `null` where it has no room for this one. */
export type Slip = (text: string, random: SeededRandom) => string | null;

const KANA = weighted([
  1,
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワガギグゲゴザジズゼゾダデドバビブベボパピプペポンー",
]);
const LETTERS = weighted([1, "abcdefghijklmnopqrstuvwxyz"]);
const NEVER_FIRST = /^[ーッンァィゥェォャュョ]/;
const VOICING_MARKS = /[\u3099\u309a]/g;

/** Kana, each with its small vowel or glide: they are heard, and mixed up, as one. */
const sounds = (name: string): string[] => name.match(/.[ァィゥェォャュョ]?/g) ?? [];

function pickPlace(length: number, random: SeededRandom): number {
  return Math.floor(random.between(0, length));
}

function swapNeighbours(parts: readonly string[], random: SeededRandom): string | null {
  const at = pickPlace(parts.length - 1, random);
  const [first, second] = parts.slice(at, at + 2);
  if (first === undefined || second === undefined || first === second) return null;
  return parts.toSpliced(at, 2, second, first).join("");
}

function dropOne(parts: readonly string[], random: SeededRandom): string {
  return parts.toSpliced(pickPlace(parts.length, random), 1).join("");
}

const unlessOddStart = (kana: string | null) => (kana && NEVER_FIRST.test(kana) ? null : kana);

export const swapKana: Slip = (name, random) =>
  unlessOddStart(swapNeighbours(sounds(name), random));

export const dropKana: Slip = (name, random) => unlessOddStart(dropOne([...name], random));

export const mistakeKana: Slip = (name, random) => {
  const parts = sounds(name);
  const wrong = random.pick(KANA);
  return unlessOddStart(parts.with(pickPlace(parts.length, random), wrong).join(""));
};

/** ガ becomes カ, パ becomes ハ, in one place. */
export const forgetDakuten: Slip = (name, random) => {
  const places = [...name].flatMap((kana, at) => (kana.normalize("NFD") === kana ? [] : [at]));
  const place = places[pickPlace(places.length, random)];
  if (place === undefined) return null;
  return [...name]
    .map((kana, at) => (at === place ? kana.normalize("NFD").replace(VOICING_MARKS, "") : kana))
    .join("");
};

export const swapLetters: Slip = (romaji, random) => swapNeighbours([...romaji], random);

export const dropLetter: Slip = (romaji, random) => dropOne([...romaji], random);

export const mistakeLetter: Slip = (romaji, random) =>
  [...romaji].with(pickPlace(romaji.length, random), random.pick(LETTERS)).join("");
