import { toRomaji } from "wanakana";
import { compose, toHiragana } from "./plain-text.ts";
import { FOREIGN_SYLLABLES, spellOut } from "./spell-out.ts";

const KANA = /[ぁ-ゖー]+/g;
const KANJI = /\p{sc=Han}/u;
const FIRST_LETTERS = /(?<=^|\s)\p{L}/gu;

/** Nobody says a longer name, and at some thousand kana wanakana's recursion would end in an error. */
const MAX_LENGTH = 100;

const HEPBURN = { customRomajiMapping: { ...FOREIGN_SYLLABLES, を: "o" } };

function romanize(kana: string): string {
  // wanakana would not find the foreign syllable in ッファ.
  return toRomaji(kana.replace(/っ/g, "="), HEPBURN)
    .replace(/=(?=ch)/g, "t")
    .replace(/=(?=([b-df-hj-mp-tv-z]))/g, "$1")
    .replace(/([aiueo])-+/g, "$1\u0304")
    .replace(/[=-]/g, "");
}

/**
 * How to read the kana of a name, in Hepburn: `モンスター` → `Monsutā`; `null` for a name without kana, a very long one,
 * or one with kanji, whose reading is not known. Only ー gives a macron: other vowels that meet may be of two words, as in
 * `カマドウシ`. All else stays.
 */
export function nameReading(name: string): string | null {
  const text = spellOut(toHiragana(compose(name)));
  if (text.length > MAX_LENGTH || text.search(KANA) < 0 || KANJI.test(text)) return null;
  return text
    .replace(KANA, romanize)
    .normalize("NFC")
    .replace(/・/g, " ")
    .replace(FIRST_LETTERS, (letter) => letter.toUpperCase());
}
