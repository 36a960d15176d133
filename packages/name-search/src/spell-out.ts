import { toRomaji } from "wanakana";
import { memoize } from "./memoize.ts";

const REPEATED = /([ぁ-ゖ])([ゝゞ]+)/g;

/** A mark repeats the kana without its dakuten, and may have its own. */
function repeat(kana: string, marks: string): string {
  const unvoiced = kana.normalize("NFD").charAt(0);
  return kana + marks.normalize("NFD").replaceAll("ゝ", unvoiced).normalize("NFC");
}

const WITH_SMALL_VOWEL = /[ぁ-ゔ][ぁぃぅぇぉ]/g;

/** A small vowel after its own sound makes it long (ピィ); after another it is a sound of its own (フィ). */
const lengthen = memoize((kana: string) => {
  const [base, vowel] = [kana.charAt(0), kana.charAt(1)];
  return toRomaji(base).endsWith(toRomaji(vowel)) ? `${base}ー` : kana;
});

const VOICED_W = /[ヷ-ヺ]/g;
const SPELT_WITH_V = new Map(Object.entries({ ヷ: "ゔぁ", ヸ: "ゔぃ", ヹ: "ゔぇ", ヺ: "ゔぉ" }));

/** Writes rare kana in `toHiragana` form as usual ones: `いすゞ` → `いすず`, `ヷ` → `ゔぁ`, `ぴぃ` → `ぴー`. */
export const spellOut = (text: string): string =>
  text
    .replace(REPEATED, (_, kana: string, marks: string) => repeat(kana, marks))
    .replace(WITH_SMALL_VOWEL, lengthen)
    .replace(VOICED_W, (kana) => SPELT_WITH_V.get(kana) ?? kana);

/** Syllables that wanakana romanizes kana by kana (ふぁ as fua), in their usual romanization. */
export const FOREIGN_SYLLABLES = {
  ...{ ふぁ: "fa", ふぃ: "fi", ふぇ: "fe", ふぉ: "fo", すぃ: "si", ずぃ: "zi", いぇ: "ye" },
  ...{ ゔぁ: "va", ゔぃ: "vi", ゔぇ: "ve", ゔぉ: "vo", てぃ: "ti", てゅ: "tyu", とぅ: "tu" },
  ...{ つぁ: "tsa", つぃ: "tsi", つぇ: "tse", つぉ: "tso", でぃ: "di", でゅ: "dyu", どぅ: "du" },
  ...{ うぃ: "wi", うぇ: "we", うぉ: "wo", くぁ: "kwa", くぉ: "kwo", ぐぁ: "gwa" },
  ...{ ゎ: "wa", ゕ: "ka", ゖ: "ke" },
};
