import { toRomaji } from "wanakana";
import { plain } from "./plain.ts";

/** Syllables that wanakana spells kana by kana (ふぁ as fua), as people type them. */
const FOREIGN_SYLLABLES = {
  ...{
    ふぁ: "fa",
    ふぃ: "fi",
    ふぇ: "fe",
    ふぉ: "fo",
    ゔぁ: "va",
    ゔぃ: "vi",
    ゔぇ: "ve",
    ゔぉ: "vo",
  },
  ...{ つぁ: "tsa", つぃ: "tsi", つぇ: "tse", つぉ: "tso", てぃ: "ti", とぅ: "tu", てゅ: "tyu" },
  ...{ でぃ: "di", どぅ: "du", でゅ: "dyu", すぃ: "si", ずぃ: "zi", いぇ: "ye" },
  ...{ うぃ: "wi", うぇ: "we", うぉ: "wo", くぁ: "kwa", くぉ: "kwo", ぐぁ: "gwa" },
  ...{ ゎ: "wa", ゕ: "ka", ゖ: "ke" },
};

const SYLLABLE = /(っ*)([ぁ-ゖ][ぁぃぅぇぉゃゅょ]?)/g;

/** wanakana takes microseconds a word and recurses over it: each syllable goes there once. */
const romajiOf = new Map<string, string>([["ん", "n'"]]);

function romaji(syllable: string): string {
  const known = romajiOf.get(syllable);
  if (known !== undefined) return known;
  const made = toRomaji(syllable, { customRomajiMapping: FOREIGN_SYLLABLES });
  romajiOf.set(syllable, made);
  return made;
}

function spell(_match: string, doubling: string, syllable: string): string {
  const spelt = romaji(syllable);
  return doubling && /^[b-df-hj-mp-tv-z]/.test(spelt) ? spelt.charAt(0) + spelt : spelt;
}

/** From any romanization to one: Kunrei, because Hepburn's half-typed `sh`, `ch`, `ts` are then `s`, `t`, `t`. */
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
  [/(n?)['’‘`]+/g, "$1'"],
  [/(?<!n)'/g, ""],
  [/nn+/g, "n'n"],
];

const DASHES = /[ー‐-―−~〜]/g;
const LONG_VOWEL_MARKS = /[\u0302\u0304]/g;
const OTHER_MARKS = /[\u0300-\u036f]/g;
const IGNORED = /[^\S\n]|[・.]/g;

/**
 * The one spelling in which texts are compared: kana as Kunrei romaji, ん as `n'`, ー and macrons
 * as `-`, no accents, no spaces inside a line. Kanji and anything else stay as they are.
 * `シンブン`, `しんぶん` → `sin'bun'`, `Shinbun` → `sinbun`: how those match is `spellingPattern`'s.
 */
export function fold(text: string): string {
  const latin = plain(text)
    .replace(SYLLABLE, spell)
    .replace(DASHES, "-")
    .normalize("NFD")
    .replace(LONG_VOWEL_MARKS, "-")
    .replace(OTHER_MARKS, "")
    .replace(IGNORED, "");
  return TO_KUNREI.reduce((folded, [spelling, kunrei]) => folded.replace(spelling, kunrei), latin);
}
