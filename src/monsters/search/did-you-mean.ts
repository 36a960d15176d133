import { toRomaji } from "wanakana";
import { memoize, memoizeLast } from "#src/lib/memoize.ts";
import { FOREIGN_SYLLABLES } from "#src/lib/spell-out.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { distanceFrom, KANA_COSTS, LETTER_COSTS, SOUND_COSTS } from "./edit-distance.ts";
import { foldSpelling, SYLLABLE } from "./fold-spelling.ts";
import { MAX_TEXT_LENGTH, SUGGESTION_COUNT } from "./monster-query.ts";
import { type SearchText, searchText, searchTexts } from "./search-texts.ts";

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
function spellingsOf({ written, folded }: SearchText) {
  const kana = written.replace(IGNORED, "");
  return {
    kana,
    letters: usualLetters(kana),
    foldedLetters: folded.replace(/c(?=[ciy])/g, "t").replace(NO_LETTERS, ""),
    sounds: soundsOf(folded),
  };
}

/** The spellings of all names, see `spellingsOf`. */
const spellingsOfNames = memoizeLast((monsters: readonly Monster[]) =>
  searchTexts(monsters).names.map(spellingsOf),
);

type Spellings = ReturnType<typeof spellingsOf>;

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

/** Which monsters have the names closest to a text; see `ranksIn` of the search. */
const closestIn = memoizeLast((monsters: readonly Monster[], text: string) => {
  const distanceOf = distanceOfNames(spellingsOf(searchText(text)));
  return spellingsOfNames(monsters)
    .map((name, position) => ({ monster: monsters[position], distance: distanceOf(name) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTION_COUNT)
    .flatMap(({ monster }) => monster ?? []);
});

/** With fewer kana nearly every name is close. */
const MIN_KANA = { alone: 2, besideResults: 3 };

/**
 * The eight monsters with the names that are closest to a text, closest first, without those found. Kana or letters may
 * be wrong, missing, one too many or swapped with their neighbours. None for a text that finds many or an exact name, or
 * a very short one.
 */
export function didYouMean(
  monsters: readonly Monster[],
  text: string,
  found: readonly Monster[],
): Monster[] {
  if (found.length >= SUGGESTION_COUNT) return [];
  const joined = text.slice(0, MAX_TEXT_LENGTH).replace(/\s/g, "");
  const folded = foldSpelling(joined);
  const isName = found.some(({ name }) => foldSpelling(name) === folded);
  if (isName || soundsOf(folded).length < MIN_KANA[found.length > 0 ? "besideResults" : "alone"])
    return [];
  return closestIn(monsters, joined).filter((monster) => !found.includes(monster));
}
