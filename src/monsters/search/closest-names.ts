import type { Monster } from "#src/monsters/monster.ts";
import { type Costs, distanceFrom } from "./edit-distance.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { MAX_TEXT_LENGTH } from "./monster-query.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";
import { countMissing, kanaDifference, kanaWeight, soundsOf } from "./sounds.ts";

/** How many suggestions are shown. */
export const SUGGESTION_COUNT = 8;

const KANA_COSTS: Costs = { replace: kanaDifference, insert: kanaWeight, swap: 0.6 };
/** A kana is two letters. */
const LETTER_COSTS: Costs = { replace: () => 0.5, insert: () => 0.5, swap: 0.5 };

/** A third of the kana may be wrong, or one. */
const limitFor = (kana: number) => Math.max(kana / 3, 1);

/** What an edit costs at least for each letter that it takes away. */
const COST_OF_A_LETTER = { kana: 0.3, letters: 0.5 };

/** Letters are compared as well where they were typed: a slip of the finger is one of letters then. */
function distanceFromText(text: string): ((entry: SearchEntry) => number) | null {
  const folded = foldSpelling(text.slice(0, MAX_TEXT_LENGTH).replace(/\s/g, ""));
  const { kana, letters, letterMask } = soundsOf(folded);
  if (kana.length < 2 || letterMask === 0) return null;
  const limit = limitFor(kana.length);
  const byKana = distanceFrom(kana, KANA_COSTS, limit);
  const byLetters = /[a-z]/i.test(text.normalize("NFKC"))
    ? distanceFrom(letters, LETTER_COSTS, limit)
    : null;
  return ({ sounds }) => {
    // Most names lack too many letters, which is seen sooner.
    const missing = countMissing(letterMask, sounds.letterMask);
    const kanaDistance =
      missing * COST_OF_A_LETTER.kana > limit ? Number.POSITIVE_INFINITY : byKana(sounds.kana);
    if (!byLetters || missing * COST_OF_A_LETTER.letters > limit) return kanaDistance;
    return Math.min(kanaDistance, byLetters(sounds.letters));
  };
}

function findClosest(index: SearchIndex, text: string): Monster[] {
  // First, for the distances are those of the sounds that have occurred.
  const entries = index.entries();
  const distanceOf = distanceFromText(text);
  if (!distanceOf) return [];
  return [...entries.values()]
    .map((entry) => ({ entry, distance: distanceOf(entry) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTION_COUNT)
    .map(({ entry }) => entry.monster);
}

/** Of the last text: the field and the results both ask for it. */
const lastClosest = new WeakMap<SearchIndex, { text: string; closest: readonly Monster[] }>();

/**
 * The eight monsters whose names are closest to a text, in any spelling, closest first: kana or letters
 * that are wrong, missing, one too many or swapped with their neighbours. A text of one kana has none.
 */
export function closestNames(index: SearchIndex, text: string): readonly Monster[] {
  const last = lastClosest.get(index);
  if (last?.text === text) return last.closest;
  const closest = findClosest(index, text);
  lastClosest.set(index, { text, closest });
  return closest;
}

/** With fewer kana nearly every name is close. */
const MIN_KANA_BESIDE_RESULTS = 3;

/**
 * The closest names, without those found, for a text that finds few monsters: none for an exact name, and
 * beside what a very short text finds.
 */
export function suggestNames(
  index: SearchIndex,
  text: string,
  found: readonly Monster[],
): Monster[] {
  // First: a list without a search finds all its monsters.
  if (found.length >= SUGGESTION_COUNT) return [];
  const folded = foldSpelling(text);
  const isName = found.some(({ name }) => foldSpelling(name) === folded);
  const isShort = soundsOf(folded).kana.length < MIN_KANA_BESIDE_RESULTS;
  if (isName || (isShort && found.length > 0)) return [];
  return closestNames(index, text).filter((monster) => !found.includes(monster));
}
