import { toRomaji } from "wanakana";
import { plain } from "#src/lib/plain-text.ts";

/** Syllables that wanakana romanizes kana by kana (ふぁ as fua), in their usual romanization. */
const FOREIGN_SYLLABLES = {
  ...{ ふぁ: "fa", ふぃ: "fi", ふぇ: "fe", ふぉ: "fo", すぃ: "si", ずぃ: "zi", いぇ: "ye" },
  ...{ ゔぁ: "va", ゔぃ: "vi", ゔぇ: "ve", ゔぉ: "vo", てぃ: "ti", てゅ: "tyu", とぅ: "tu" },
  ...{ つぁ: "tsa", つぃ: "tsi", つぇ: "tse", つぉ: "tso", でぃ: "di", でゅ: "dyu", どぅ: "du" },
  ...{ うぃ: "wi", うぇ: "we", うぉ: "wo", くぁ: "kwa", くぉ: "kwo", ぐぁ: "gwa" },
  ...{ ゎ: "wa", ゕ: "ka", ゖ: "ke" },
};

/** Any romanization to Kunrei; half-typed Hepburn syllables (`sh`, `ch`, `ts`) work as well. */
const TO_KUNREI: readonly (readonly [RegExp, string])[] = [
  [/c(?=ch)/g, "t"],
  [/ch(?=[aueo])/g, "ty"],
  [/ch/g, "t"],
  [/sh(?=[aueo])/g, "sy"],
  [/sh/g, "s"],
  [/j(?=[aueo])/g, "zy"],
  [/j/g, "z"],
  [/ts(?![aieo])/g, "t"],
  [/f(?=f*u)/g, "h"],
  [/d+z/g, "z"],
  [/d(?=d*[iuy])/g, "z"],
  [/['’‘`]+/g, "'"],
  [/(?<!n)'/g, ""],
  [/nn+/g, "n'n"],
];

const LATIN = /(?:[a-zà-ɏ'’‘`]|[\u0300-\u036f])+/g;
const LONG_VOWEL_MARKS = /[\u0302\u0304]/g;
const OTHER_MARKS = /[\u0300-\u036f]/g;

function foldLatin(text: string): string {
  const unaccented = text.normalize("NFD").replace(LONG_VOWEL_MARKS, "-").replace(OTHER_MARKS, "");
  return TO_KUNREI.reduce(
    (folded, [spelling, kunrei]) => folded.replace(spelling, kunrei),
    unaccented,
  );
}

const SYLLABLE = /っ?[ぁ-ゖ][ぁぃぅぇぉゃゅょ]?/g;
const CAN_DOUBLE = /^[b-df-hj-mp-tv-z]/;

/** Caches syllables, because wanakana is slow. */
const foldedSyllables = new Map([["ん", "n'"]]);

function foldSyllable(kana: string): string {
  const known = foldedSyllables.get(kana);
  if (known !== undefined) return known;
  const folded = kana.startsWith("っ")
    ? doubled(foldSyllable(kana.slice(1)))
    : foldLatin(toRomaji(kana, { customRomajiMapping: FOREIGN_SYLLABLES }));
  foldedSyllables.set(kana, folded);
  return folded;
}

function doubled(syllable: string): string {
  return CAN_DOUBLE.test(syllable) ? syllable.charAt(0) + syllable : syllable;
}

const DASHES = /[ー‐-―−~〜]/g;
const IGNORED = /[^\S\n]|[・.]/g;

/**
 * Normalizes a text for comparison: kana become Kunrei romaji, ん becomes `n'`, ー and macrons become
 * `-`; accents and the spaces inside a line are dropped. Kanji and other characters stay.
 * `シンブン` → `sin'bun'`, `Shinbun` → `sinbun`; `spellingPattern` matches one with the other.
 */
export function foldSpelling(text: string): string {
  return plain(text)
    .replace(LATIN, foldLatin)
    .replace(SYLLABLE, foldSyllable)
    .replace(DASHES, "-")
    .replace(IGNORED, "");
}
