import { HEPBURN, KEYBOARD, KUNREI } from "./romaji-tables.ts";

type Syllables = ReadonlyMap<string, string>;

const LONG_AFTER: Record<string, RegExp> = {
  ...{ ー: /[aiueo]$/, ウ: /[ou]$/, オ: /o$/ },
  ...{ ァ: /a$/, ィ: /i$/, ゥ: /u$/, ェ: /e$/, ォ: /o$/ },
};
const SYLLABLES = /[ァ-ヴー][ァィゥェォャュョ]?/g;
const NASAL = "N";

/** ティ is one syllable, シィ are two kana. */
const splitSyllables = (name: string, syllables: Syllables) =>
  (name.match(SYLLABLES) ?? []).flatMap((kana) => (syllables.has(kana) ? [kana] : [...kana]));

function double(syllable: string): string {
  if (/^([aiueon]|$)/.test(syllable)) return syllable;
  return syllable.startsWith("ch") ? `t${syllable}` : syllable.charAt(0) + syllable;
}

/**
 * Romanizes with these spellings of syllables. `lengthen` writes a vowel with the kana that makes it long: ー, a
 * small vowel, or ウ or オ. `nasal` writes ン before a letter.
 */
const romanizer =
  (
    syllables: Syllables,
    lengthen: (vowel: string, kana: string) => string,
    nasal: (next: string) => string,
  ) =>
  (name: string): string => {
    let romaji = "";
    let afterSmallTsu = false;
    for (const kana of splitSyllables(name, syllables)) {
      const syllable = kana === "ン" ? NASAL : (syllables.get(kana) ?? "");
      if (LONG_AFTER[kana]?.test(romaji))
        romaji = romaji.slice(0, -1) + lengthen(romaji.slice(-1), kana);
      else romaji += afterSmallTsu ? double(syllable) : syllable;
      afterSmallTsu = kana === "ッ";
    }
    return romaji.replace(/N(?=(.?))/g, (_, next: string) => nasal(next));
  };

const marked = (mark: string) => (vowel: string) => (vowel + mark).normalize("NFC");
const withApostrophe = (next: string) => (/[aiueoyāīūēōâîûêô]/.test(next) ? "n'" : "n");
const asBeforeLips = (next: string) => (/[bmp]/.test(next) ? "m" : "n");

/** Each user of Hepburn writes long vowels in one of these ways. */
export const HEPBURN_SPELLINGS = {
  /** モーリン → mōrin, シンイ → shin'i. */
  Hepburn: romanizer(HEPBURN, marked("\u0304"), withApostrophe),
  /** As in passports: モーリン → morin, シンブ → shimbu. */
  "Hepburn without long vowels": romanizer(HEPBURN, (vowel) => vowel, asBeforeLips),
  /** モーリン → mourin. */
  "Hepburn with ou and uu": romanizer(
    HEPBURN,
    (vowel, kana) => vowel + (vowel === "o" && kana !== "オ" ? "u" : vowel),
    withApostrophe,
  ),
};

/** The romanizations of a name, by what they are called. */
export const ROMANIZATIONS = {
  ...HEPBURN_SPELLINGS,
  /** シモー → simô. */
  Kunrei: romanizer(KUNREI, marked("\u0302"), withApostrophe),
  /** モーティン → mo-thinn. */
  "the keys of an input method": romanizer(
    KEYBOARD,
    (vowel, kana) => vowel + (kana === "ー" ? "-" : (KEYBOARD.get(kana) ?? "")),
    () => "nn",
  ),
};

const withDashes = romanizer(
  HEPBURN,
  (vowel, kana) => (kana === "ー" ? `${vowel}-` : vowel),
  () => "n",
);

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
export function anglicize(
  name: string,
  random: { boolean: (probability: number) => boolean },
): string[] {
  const romaji = withDashes(name);
  const spelled = ENGLISH_HABITS.reduce((text, [letters, habit]) => {
    const changed = text.replace(letters, habit);
    return changed !== text && random.boolean(0.5) ? changed : text;
  }, romaji);
  return spelled === romaji ? [] : [spelled.replaceAll("-", "")];
}
