import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { parseMonsterNumber } from "#src/monsters/monster-number.ts";
import { monsterType, typeSpellings } from "#src/monsters/monster-type.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { MAX_TEXT_LENGTH, type MonsterQuery, RANGE_KEYS } from "./monster-query.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";
import { spellingPattern } from "./spelling-pattern.ts";

type Predicate = (monster: Monster) => boolean;

const KANA = /[ぁ-ゖ]/;
const SPACE_AFTER_NO = /(^|\s)(no\.?|#)\s+(?=\d)/g;

/** The distinct words of a text, normalized; `No. 7` is one word. */
function splitWords(text: string): string[] {
  const kept = plain(text.slice(0, MAX_TEXT_LENGTH)).replace(SPACE_AFTER_NO, "$1$2");
  return [...new Set(kept.split(/\s+/))].filter((word) => word !== "");
}

/**
 * Types match by prefix. Latin type names match only as written, not by their sound: わ does not match
 * water.
 */
function matchesType(type: string | null, word: string, spelling: RegExp): boolean {
  if (type === null) return false;
  const known = monsterType(type);
  return [type, ...(known === "other" ? [] : typeSpellings(known))]
    .map(plain)
    .some(
      (name) =>
        name.startsWith(word) || (KANA.test(name) && foldSpelling(name).search(spelling) === 0),
    );
}

/** Evaluates the condition once for each distinct type instead of once for each monster. */
function typePredicate(index: SearchIndex, isWanted: (type: string | null) => boolean): Predicate {
  const wanted = new Set(index.types().filter(isWanted));
  return ({ type }) => wanted.has(type);
}

function wordPredicate(index: SearchIndex, word: string): (entry: SearchEntry) => boolean {
  const spelling = spellingPattern(foldSpelling(word));
  const number = parseMonsterNumber(word);
  const hasType = typePredicate(index, (type) => matchesType(type, word, spelling));
  return ({ monster, number: ownNumber, folded, written }) =>
    hasType(monster) ||
    (number !== null && ownNumber === number) ||
    spelling.test(folded) ||
    written.includes(word);
}

function rangePredicates(ranges: MonsterQuery["ranges"]): Predicate[] {
  return RANGE_KEYS.flatMap((key): Predicate[] => {
    const { min, max } = ranges[key] ?? {};
    if (min === undefined && max === undefined) return [];
    return [
      (monster) => {
        const value = monster[key];
        return value !== null && value >= (min ?? value) && value <= (max ?? value);
      },
    ];
  });
}

/**
 * The monsters that match a query, in its order. Each word of the text has to occur in the name or a
 * move, be a prefix of the type, or equal the number (7 does not match 70). Unknown values match no
 * range.
 */
export function findMonsters(index: SearchIndex, query: MonsterQuery): Monster[] {
  const { text, types, ranges, sort, direction } = query;
  const filters = [
    ...(types.length > 0
      ? [typePredicate(index, (type) => types.includes(monsterType(type)))]
      : []),
    ...rangePredicates(ranges),
  ];
  const passesFilters = (monster: Monster) => filters.every((passes) => passes(monster));
  const wordPredicates = splitWords(text).map((word) => wordPredicate(index, word));
  // Building the entries takes a while, and only words need them.
  if (wordPredicates.length === 0) return index.sorted(sort, direction).filter(passesFilters);
  return index
    .sortedEntries(sort, direction)
    .filter(
      (entry) => passesFilters(entry.monster) && wordPredicates.every((matches) => matches(entry)),
    )
    .map(({ monster }) => monster);
}
