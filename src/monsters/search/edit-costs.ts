import { memoize } from "#src/lib/memoize.ts";
import type { Costs } from "./edit-distance.ts";

/** Consonants without and with dakuten or handakuten: か and が, は, ば and ぱ. */
const VOICED = new Set(["kg", "sz", "td", "tz", "hb", "hp", "bp"]);

/** How different two sounds are. */
function soundDifference(sound: string, other: string): number {
  if (sound === other) return 0;
  const isSameVowel = sound.slice(1) === other.slice(1) && sound.length > 1;
  const [one, two] = [sound.charAt(0), other.charAt(0)];
  if (!isSameVowel) return one === two ? 0.7 : 1;
  return VOICED.has(one + two) || VOICED.has(two + one) ? 0.4 : 0.8;
}

/** Of the sounds of folded texts. */
export const SOUND_COSTS: Costs = {
  replaceBy: memoize((sound) => memoize((other) => soundDifference(sound, other))),
  insert: memoize((sound) => (/[aiueo]$/.test(sound) ? 1 : 0.6)),
  swap: 0.6,
};

const SMALL = "ぁぃぅぇぉっゃゅょゎ";
const LARGE = "あいうえおつやゆよわ";

/** A kana without dakuten, and large. */
const baseOf = memoize((kana: string) => {
  const unvoiced = kana.normalize("NFD").charAt(0);
  return LARGE.charAt(SMALL.indexOf(unvoiced)) || unvoiced;
});

/** Of kana as they are typed. */
export const KANA_COSTS: Costs = {
  replaceBy: memoize((kana) =>
    memoize((other) => (kana === other ? 0 : baseOf(kana) === baseOf(other) ? 0.2 : 1)),
  ),
  insert: () => 1,
  swap: 1,
};

/** Of letters: a kana is two. */
export const LETTER_COSTS: Costs = {
  replaceBy: (letter) => (other) => (letter === other ? 0 : 0.5),
  insert: () => 0.5,
  swap: 0.5,
};
