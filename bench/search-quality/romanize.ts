import type { SeededRandom } from "#src/portraits/seeded-random.ts";
import { HEPBURN, KEYBOARD, KUNREI } from "./romaji-tables.ts";

type System = {
  syllables: ReadonlyMap<string, string>;
  /** The vowel with the kana that makes it long: ー, a small vowel, or ウ or オ. */
  lengthen: (vowel: string, kana: string) => string;
  /** ン before these letters. */
  nasal: (next: string) => string;
};

const LONG_AFTER: Record<string, RegExp> = {
  ...{ ー: /[aiueo]$/, ウ: /[ou]$/, オ: /o$/ },
  ...{ ァ: /a$/, ィ: /i$/, ゥ: /u$/, ェ: /e$/, ォ: /o$/ },
};
const SYLLABLES = /[ァ-ヴー][ァィゥェォャュョ]?/g;
const NASAL = "N";

/** ティ is one syllable, シィ are two kana. */
function splitSyllables(name: string, { syllables }: System): string[] {
  return (name.match(SYLLABLES) ?? []).flatMap((kana) =>
    syllables.has(kana) ? [kana] : [...kana],
  );
}

function double(syllable: string): string {
  if (/^([aiueon]|$)/.test(syllable)) return syllable;
  return syllable.startsWith("ch") ? `t${syllable}` : syllable.charAt(0) + syllable;
}

function romanize(name: string, system: System): string {
  let romaji = "";
  let afterSmallTsu = false;
  for (const kana of splitSyllables(name, system)) {
    const syllable = kana === "ン" ? NASAL : (system.syllables.get(kana) ?? "");
    if (LONG_AFTER[kana]?.test(romaji))
      romaji = romaji.slice(0, -1) + system.lengthen(romaji.slice(-1), kana);
    else romaji += afterSmallTsu ? double(syllable) : syllable;
    afterSmallTsu = kana === "ッ";
  }
  return romaji.replace(/N(?=(.?))/g, (_, next: string) => system.nasal(next));
}

const marked = (mark: string) => (vowel: string) => (vowel + mark).normalize("NFC");
const withApostrophe = (next: string) => (/[aiueoyāīūēōâîûêô]/.test(next) ? "n'" : "n");

/** モーリン → mōrin, シンイ → shin'i. */
export const hepburn = (name: string): string =>
  romanize(name, { syllables: HEPBURN, lengthen: marked("\u0304"), nasal: withApostrophe });

/** As in passports: モーリン → morin, シンブ → shimbu. */
export const hepburnWithoutLengths = (name: string): string =>
  romanize(name, {
    syllables: HEPBURN,
    lengthen: (vowel) => vowel,
    nasal: (next) => (/[bmp]/.test(next) ? "m" : "n"),
  });

/** モーリン → mourin. */
export const hepburnWithVowels = (name: string): string =>
  romanize(name, {
    syllables: HEPBURN,
    lengthen: (vowel, kana) => vowel + (vowel === "o" && kana !== "オ" ? "u" : vowel),
    nasal: withApostrophe,
  });

/** シモー → simô. */
export const kunrei = (name: string): string =>
  romanize(name, { syllables: KUNREI, lengthen: marked("\u0302"), nasal: withApostrophe });

/** The keys of an input method: モーティン → mo-thinn. */
export const keyboard = (name: string): string =>
  romanize(name, {
    syllables: KEYBOARD,
    lengthen: (vowel, kana) => vowel + (kana === "ー" ? "-" : (KEYBOARD.get(kana) ?? "")),
    nasal: () => "nn",
  });

/** How official names of creatures in other languages change a romanization that has - for ー. */
const ENGLISH_HABITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[sk])u$/, ""],
  [/(?<=[td])o$/, ""],
  [/r/g, "l"],
  [/-(?=[^aiueo]|$)/g, "r"],
  [/kk/g, "ck"],
  [/(?<!k)k(?=[auolr]|$)/g, "c"],
  [/s(?=[ei])/g, "c"],
  [/f/g, "ph"],
  [/s(?=[auo]|$)/g, "th"],
];

/** Spells a name like English, with half of the habits that would change it; none without one. */
export function anglicize(name: string, random: SeededRandom): string[] {
  const romaji = romanize(name, {
    syllables: HEPBURN,
    lengthen: (vowel, kana) => (kana === "ー" ? `${vowel}-` : vowel),
    nasal: () => "n",
  });
  const spelled = ENGLISH_HABITS.reduce((text, [letters, habit]) => {
    const changed = text.replace(letters, habit);
    return changed !== text && random.boolean(0.5) ? changed : text;
  }, romaji);
  return spelled === romaji ? [] : [spelled.replaceAll("-", "")];
}
