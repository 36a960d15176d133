import type { Monster } from "#src/monsters/monster.ts";
import { type Costs, visitClose } from "./edit-distance.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { MAX_TEXT_LENGTH } from "./monster-query.ts";
import type { CloseSounds } from "./prepared/close-sounds.ts";
import type { SearchIndex } from "./search-index.ts";
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

/** The distances of the names that are close to a text, by their ids. */
function distancesFrom({ kana, letters, letterMasks }: CloseSounds, text: string) {
  const distances = new Map<number, number>();
  const folded = foldSpelling(text.slice(0, MAX_TEXT_LENGTH).replace(/\s/g, ""));
  const typed = soundsOf(folded);
  if (typed.kana.length < 2 || typed.letterMask === 0) return distances;
  const limit = limitFor(typed.kana.length);
  const keep = (costOfALetter: number) => (id: number, distance: number) => {
    const missing = countMissing(typed.letterMask, letterMasks[id] ?? 0);
    const known = distances.get(id) ?? Number.POSITIVE_INFINITY;
    if (missing * costOfALetter <= limit && distance < known) distances.set(id, distance);
  };
  visitClose(kana, typed.kana, KANA_COSTS, limit, keep(COST_OF_A_LETTER.kana));
  // Letters are compared as well where they were typed: a slip of the finger is one of letters then.
  if (/[a-z]/i.test(text.normalize("NFKC")))
    visitClose(letters, typed.letters, LETTER_COSTS, limit, keep(COST_OF_A_LETTER.letters));
  return distances;
}

function findClosest(index: SearchIndex, text: string): Monster[] {
  const { nameIds } = index.texts.get();
  const closest = [...distancesFrom(index.closeSounds.get(), text)]
    .sort(([id, distance], [otherId, other]) => distance - other || id - otherId)
    .slice(0, SUGGESTION_COUNT);
  const distances = new Map(closest);
  const monsters: { monster: Monster; distance: number }[] = [];
  for (const [position, id] of nameIds.entries()) {
    const distance = distances.get(id);
    const monster = index.monsters[position];
    if (distance !== undefined && monster) monsters.push({ monster, distance });
  }
  return monsters
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTION_COUNT)
    .map(({ monster }) => monster);
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
  const folded = foldSpelling(text.slice(0, MAX_TEXT_LENGTH));
  const isName = found.some(({ name }) => foldSpelling(name) === folded);
  const isShort = soundsOf(folded).kana.length < MIN_KANA_BESIDE_RESULTS;
  if (isName || (isShort && found.length > 0)) return [];
  return closestNames(index, text).filter((monster) => !found.includes(monster));
}
