import { toRomaji } from "wanakana";
import { memoize } from "./memoize.ts";
import { modernKanji } from "./modern-kanji.ts";
import { plain } from "./plain-text.ts";
import { FOREIGN_SYLLABLES, spellOut } from "./spell-out.ts";

/**
 * Turns any romanization into one; half-typed syllables (`sh`, `ts`) work as well. It is Kunrei except for the sounds of
 * ち, which are `ci` and `cya`: an English `ch` is no `t`. And l is r, v is b, as Japanese hears them.
 */
const TO_ONE_ROMANIZATION: readonly (readonly [RegExp, string])[] = [
  [/x(?:tsu|tu)(?=([b-df-hj-np-tv-z]))/g, "$1"],
  [/([aiueo])x(?=\1)/g, "$1"],
  [/l/g, "r"],
  [/v/g, "b"],
  [/wh(?=[aieo])/g, "w"],
  [/([td])h(?=i)/g, "$1"],
  [/([td])h(?=u)/g, "$1y"],
  [/([td])w(?=u)/g, "$1"],
  [/[ct](?=ch)/g, "c"],
  [/([cs])h(?=[aueo])/g, "$1y"],
  [/([cs])h/g, "$1"],
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

const LATIN = /(?:[a-zß-öø-ɏḀ-ỿ'’‘`]|[\u0300-\u036f])+/g;
const LONG_VOWEL_MARKS = /[\u0302\u0304]/g;
const OTHER_MARKS = /[\u0300-\u036f]/g;

/** Letters that Unicode does not decompose. */
const LETTERS = new Map(
  Object.entries({
    ...{ æ: "ae", œ: "oe", ø: "o", ß: "ss", þ: "th" },
    ...{ ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ŧ: "t" },
  }),
);
const LETTER = /[æœøßþðđħıłŧ]/g;

function foldLatin(text: string): string {
  const unaccented = text
    .normalize("NFD")
    .replace(LONG_VOWEL_MARKS, "-")
    .replace(OTHER_MARKS, "")
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);
  return TO_ONE_ROMANIZATION.reduce(
    (folded, [spelling, one]) => folded.replace(spelling, one),
    unaccented,
  );
}

/** A kana in `toHiragana` form with its small one. */
export const SYLLABLE = /っ?[ぁ-ゖ][ぁぃぅぇぉゃゅょ]?/g;
const CAN_DOUBLE = /^[b-df-hj-mp-tv-z]/;

/** wanakana is slow. A っ that nothing follows yet stays. */
const foldSyllable: (kana: string) => string = memoize((kana) => {
  if (kana === "ん") return "n'";
  if (kana === "っ") return kana;
  if (!kana.startsWith("っ"))
    return foldLatin(toRomaji(kana, { customRomajiMapping: FOREIGN_SYLLABLES }));
  const syllable = foldSyllable(kana.slice(1));
  return CAN_DOUBLE.test(syllable) ? syllable.charAt(0) + syllable : syllable;
});

const DASHES = /[ー‐-―−~〜]/g;
const IGNORED = /[^\S\n]|[・.:]/g;

/**
 * Normalizes a text for comparison: kana become romaji, ん becomes `n'`, ー and macrons become `-`; accents,
 * dots, colons and the spaces inside a line are dropped. Kanji get their new form; other characters stay.
 * `シンブン` → `sin'bun'`, `Shinbun` → `sinbun`; `spellingPattern` matches one with the other.
 */
export function foldSpelling(text: string): string {
  return modernKanji(spellOut(plain(text)))
    .replace(LATIN, foldLatin)
    .replace(SYLLABLE, foldSyllable)
    .replace(DASHES, "-")
    .replace(IGNORED, "");
}
