// The tables of the benchmark are independent of the app's own.
import { HEPBURN, KUNREI } from "../../bench/search-quality/romaji-tables.ts";
import { toHiragana, toKatakana } from "./kana.ts";

const FOREIGN = /[ァィゥェォヴ　]|^[ャュョ]|[テデフ]ュ/;

/** Every syllable that `romanizations` supports. */
export const SYLLABLES = [...KUNREI.keys()].filter((kana) => !FOREIGN.test(kana)).map(toHiragana);

/** Writes ん as N, which `SYLLABIC_NS` replaces. */
function romanize(hiragana: string, table: ReadonlyMap<string, string>): string {
  return toKatakana(hiragana)
    .replace(/ー/g, "-")
    .replace(/ン/g, "N")
    .replace(/[ァ-ヴ][ャュョ]?/g, (kana) => table.get(kana) ?? kana)
    .replace(/ッ(.)/g, "$1$1")
    .replace(/cch/g, "tch");
}

const LONG = /aa|ii|uu|ee|oo|ou|[aiueo]-/g;
const longWith = (mark: string) => (romaji: string) =>
  romaji.replace(LONG, (vowel) => vowel.charAt(0) + mark);

const LONG_VOWELS: ((romaji: string) => string)[] = [
  (romaji) => romaji,
  (romaji) => romaji.replace(/([aiueo])-/g, "$1$1"),
  (romaji) => longWith("\u0304")(romaji).normalize("NFC"),
  longWith("\u0304"),
  (romaji) => longWith("\u0302")(romaji).normalize("NFC"),
];

const SYLLABIC_NS: ((romaji: string) => string)[] = [
  (romaji) => romaji.replace(/N(?=[aiueoy])/g, "n'").replace(/N/g, "n"),
  (romaji) => romaji.replace(/N/g, "n"),
  (romaji) => romaji.replace(/N(?=[aiueoyn])/g, "nn").replace(/N/g, "n"),
  (romaji) => romaji.replace(/N(?=[bmp])/g, "m").replace(/N/g, "n"),
];

/** All common romanizations of these kana, in lower case. */
export function romanizations(hiragana: string): string[] {
  return [KUNREI, HEPBURN].flatMap((table) => {
    const romaji = romanize(hiragana, table);
    return SYLLABIC_NS.flatMap((n) => LONG_VOWELS.map((long) => long(n(romaji))));
  });
}

/** The same romaji with every long vowel written short, as in “Tokyo”. */
export function withoutLengths(romaji: string): string {
  return longWith("")(romaji);
}
