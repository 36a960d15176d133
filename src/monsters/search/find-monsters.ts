import type { Monster } from "#src/monsters/monster.ts";
import { isKnownType, OTHER_TYPES, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { BY_NUMBER, inOrder, type MonsterQuery, RANGE_KEYS } from "./monster-query.ts";
import { type RankMatch, rankBySkeleton, rankByWords } from "./rank-match.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";
import { splitWords } from "./words.ts";

type Predicate = (monster: Monster) => boolean;

/** Other types are those with a part that is not known, and none at all. */
function isAmong(type: string | null, keys: ReadonlySet<string>): boolean {
  const parts = typeParts(type ?? "").map(typeKey);
  const isOther = parts.length === 0 || parts.some((key) => !isKnownType(key));
  return (isOther && keys.has(OTHER_TYPES)) || parts.some((key) => keys.has(key));
}

function typePredicates(index: SearchIndex, types: MonsterQuery["types"]): Predicate[] {
  if (types.length === 0) return [];
  const keys = new Set(types.map(typeKey));
  const wanted = new Set(index.types().filter((type) => isAmong(type, keys)));
  return [({ type }) => wanted.has(type)];
}

function rangePredicates(ranges: MonsterQuery["ranges"]): Predicate[] {
  return RANGE_KEYS.flatMap((key): Predicate[] => {
    const { min, max } = inOrder(ranges[key] ?? {});
    if (min === undefined && max === undefined) return [];
    return [
      (monster) => {
        const value = monster[key];
        return value !== null && value >= (min ?? value) && value <= (max ?? value);
      },
    ];
  });
}

type Match = { entry: SearchEntry; rank: number };

function matches(entries: readonly SearchEntry[], rankMatch: RankMatch): Match[] {
  return entries.flatMap((entry) => {
    const rank = rankMatch(entry);
    return Number.isFinite(rank) ? [{ entry, rank }] : [];
  });
}

/**
 * The monsters that match a query. Each word of the text has to occur in the name or a move, begin the
 * type, or equal the number (7 does not match 70); where no monster of the list matches, a word that is
 * not Japanese finds names that sound like it. Unknown values match no range.
 * @returns them in the query's order; without one, a text puts the best match first, see `RANK`, and
 * those that match as well in the order of their numbers.
 */
export function findMonsters(index: SearchIndex, query: MonsterQuery): Monster[] {
  const { text, types, ranges, order } = query;
  const { key, direction } = order ?? BY_NUMBER;
  const filters = [...typePredicates(index, types), ...rangePredicates(ranges)];
  const passesFilters = (monster: Monster) => filters.every((passes) => passes(monster));
  const words = splitWords(text);
  // Building the entries takes a while, and only words need them.
  if (words.length === 0) return index.sorted(key, direction).filter(passesFilters);
  const entries = index.sortedEntries(key, direction);
  const exact = matches(entries, rankByWords(index, words));
  const found = exact.length > 0 ? exact : matches(entries, rankBySkeleton(words));
  // The sort is stable.
  if (order === null) found.sort((a, b) => a.rank - b.rank);
  return found.map(({ entry }) => entry.monster).filter(passesFilters);
}
