import { toRomaji } from "wanakana";
import { distanceFrom, KANA_COSTS, LETTER_COSTS, SOUND_COSTS } from "./edit-distance.ts";
import { foldSpelling, SYLLABLE } from "./fold-spelling.ts";
import { memoize } from "./memoize.ts";
import { type SearchText, searchText } from "./search-texts.ts";
import { FOREIGN_SYLLABLES } from "./spell-out.ts";
import { MAX_TEXT_LENGTH } from "./text.ts";

const IGNORED = /[\s・.:]/g;
const NO_LETTERS = /[\u0300-\u036fー'’-]/g;

const romanizeSyllable = memoize((kana: string) =>
  toRomaji(kana, { customRomajiMapping: FOREIGN_SYLLABLES }),
);

/** In the usual letters, without signs for ん and long vowels. */
const usualLetters = (written: string): string =>
  written.replace(SYLLABLE, romanizeSyllable).normalize("NFD").replace(NO_LETTERS, "");

const ONE_SPELLING: readonly (readonly [RegExp, string])[] = [
  [/c(?=[ciy])/g, "t"],
  [/n'/g, "N"],
  [/n(?![aiueoy])/g, "N"],
  [/([aiu])\1/g, "$1-"],
  [/e[ei]/g, "e-"],
  [/o[ou]/g, "o-"],
];

const SOUND = /[b-df-hj-np-tv-z]y?[aiueo]|[\s\S]/gu;

/** The sounds of a folded text. N for ん, - for a long vowel and a doubled consonant are sounds of their own. */
const soundsOf = (folded: string): readonly string[] =>
  ONE_SPELLING.reduce((text, [spelling, one]) => text.replace(spelling, one), folded).match(
    SOUND,
  ) ?? [];

/** The forms in which slips are found: a name as written, as usually romanized, and by its sounds. */
export function spellingsOf({ written, folded }: SearchText) {
  const kana = written.replace(IGNORED, "");
  return {
    kana,
    letters: usualLetters(kana),
    foldedLetters: folded.replace(/c(?=[ciy])/g, "t").replace(NO_LETTERS, ""),
    sounds: soundsOf(folded),
  };
}

/** A name in these forms. */
export type Spellings = ReturnType<typeof spellingsOf>;

/** A third of the kana may be wrong, or one. */
const limitFor = (kana: number) => Math.max(kana / 3, 1);

/** The distance in kana as they were typed or, where letters were, the least of those in letters and in sounds. */
function distanceOfNames(typed: Spellings): (name: Spellings) => number {
  const limit = limitFor(typed.sounds.length);
  if (!/[a-z]/.test(typed.kana)) {
    const byKana = distanceFrom([...typed.kana], KANA_COSTS, limit);
    return ({ kana }) => byKana(kana);
  }
  const bySounds = distanceFrom(typed.sounds, SOUND_COSTS, limit);
  const byLetters = distanceFrom([...typed.letters], LETTER_COSTS, limit);
  const byFoldedLetters = distanceFrom([...typed.foldedLetters], LETTER_COSTS, limit);
  return ({ sounds, letters, foldedLetters }) =>
    Math.min(bySounds(sounds), byLetters(letters), byFoldedLetters(foldedLetters));
}

/** With fewer kana nearly every name is close. */
const MIN_KANA = { alone: 2, besideResults: 3 };

/** The text of which close names are sought; `null` for a very short one, or one that is the name of an item found. */
export function nameSought(text: string, namesFound: readonly string[]): string | null {
  const joined = text.slice(0, MAX_TEXT_LENGTH).replace(/\s/g, "");
  const folded = foldSpelling(joined);
  const isFound = namesFound.some((name) => foldSpelling(name) === folded);
  const least = MIN_KANA[namesFound.length > 0 ? "besideResults" : "alone"];
  return isFound || soundsOf(folded).length < least ? null : joined;
}

/** The positions of the names closest to a text, closest first, at most `count`. */
export function closestNames(names: readonly Spellings[], text: string, count: number): number[] {
  const distanceOf = distanceOfNames(spellingsOf(searchText(text)));
  return names
    .map((name, position) => ({ position, distance: distanceOf(name) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ position }) => position);
}
