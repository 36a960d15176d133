import type { Monster } from "#src/monsters/monster.ts";
import { isKnownType, OTHER_TYPES, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { BY_NUMBER, inOrder, type MonsterQuery, RANGE_KEYS } from "./monster-query.ts";
import { RANK } from "./rank.ts";
import { rankBySkeleton, rankByWords } from "./rank-match.ts";
import type { Ranks } from "./rank-names.ts";
import type { SearchIndex } from "./search-index.ts";
import { splitWords, type Word } from "./words.ts";

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
  const wanted = new Set([...index.typeCounts.get().keys()].filter((type) => isAmong(type, keys)));
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

/** Ranks by the words, or else by their sound alone. */
function rankText(index: SearchIndex, words: readonly Word[]): Ranks {
  const ranks = rankByWords(index, words);
  const isFound = ranks.some((rank) => rank !== RANK.none);
  return isFound ? ranks : (rankBySkeleton(index, words) ?? ranks);
}

/** Of the last text: suggestions and results ask for the same, and each filter does again. */
const lastRanks = new WeakMap<SearchIndex, { text: string; ranks: Ranks }>();

function ranksFor(index: SearchIndex, text: string, words: readonly Word[]): Ranks {
  const last = lastRanks.get(index);
  if (last?.text === text) return last.ranks;
  const ranks = rankText(index, words);
  lastRanks.set(index, { text, ranks });
  return ranks;
}

/** The ranks without those of monsters that a filter hides; without a text all others are equal. */
function rankPassing(index: SearchIndex, ranks: Ranks | null, filters: Predicate[]): Ranks | null {
  if (filters.length === 0) return ranks;
  const kept = ranks ? ranks.slice() : new Int32Array(index.monsters.length);
  // In the order of the list, in which the monsters lie in memory.
  index.monsters.forEach((monster, position) => {
    const isFound = kept[position] !== RANK.none;
    if (isFound && !filters.every((passes) => passes(monster))) kept[position] = RANK.none;
  });
  return kept;
}

/** The ranks of what a query finds; `null` when it asks for all. */
function rankQuery(index: SearchIndex, { text, types, ranges }: MonsterQuery): Ranks | null {
  const words = splitWords(text);
  const ranks = words.length > 0 ? ranksFor(index, text, words) : null;
  return rankPassing(index, ranks, [...typePredicates(index, types), ...rangePredicates(ranges)]);
}

/** How many monsters match a query. */
export function countMonsters(index: SearchIndex, query: MonsterQuery): number {
  const ranks = rankQuery(index, query);
  return ranks ? ranks.filter((rank) => rank !== RANK.none).length : index.monsters.length;
}

/** The first `limit` monsters of an order that have a rank, or all, those with the best rank first. */
function collect(
  { monsters }: SearchIndex,
  order: Uint32Array,
  rankOf: (position: number) => number,
  limit: number,
): Monster[] {
  const byRank = new Map<number, Monster[]>();
  order.forEach((position) => {
    const rank = rankOf(position);
    const monster = rank === RANK.none ? undefined : monsters[position];
    if (!monster) return;
    const equals = byRank.get(rank);
    if (!equals) byRank.set(rank, [monster]);
    else if (equals.length < limit) equals.push(monster);
  });
  const [best = [], ...others] = [...byRank].sort(([a], [b]) => a - b).map(([, found]) => found);
  return best.concat(...others).slice(0, limit);
}

/**
 * The monsters that match a query. Each word of the text has to occur in the name or a move, begin the
 * type, or equal the number (7 does not match 70); where no monster of the list matches, a word that is
 * not Japanese finds names that sound like it. Unknown values match no range.
 * @returns them in the query's order; without one, a text puts the best match first, see `RANK`, and
 * those that match as well in the order of their numbers. Not more than `limit`.
 */
export function findMonsters(
  index: SearchIndex,
  query: MonsterQuery,
  limit = Number.POSITIVE_INFINITY,
): Monster[] {
  const { order } = query;
  const ranks = rankQuery(index, query);
  const rankOf = (position: number) => {
    const rank = ranks?.[position] ?? 0;
    return rank === RANK.none || order === null ? rank : 0;
  };
  return collect(index, index.order(order ?? BY_NUMBER).get(), rankOf, limit);
}
