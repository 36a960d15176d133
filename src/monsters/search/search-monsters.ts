import type { Monster } from "#src/monsters/monster.ts";
import { didYouMean } from "./did-you-mean.ts";
import { passesFilters } from "./filter-monsters.ts";
import { type HiddenMatches, hiddenMatches } from "./hidden-matches.ts";
import { BY_NUMBER, type MonsterQuery } from "./monster-query.ts";
import { rankMonsters } from "./rank-match.ts";
import { RANK } from "./rank-type.ts";
import { compareMonsters } from "./sort-monsters.ts";
import { splitWords } from "./words.ts";

/** What a search of a list finds; monsters are named by their positions in it. */
export type SearchResult = {
  found: readonly number[];
  /** If few are found: those with names close to the text, closest first. */
  didYouMean: readonly number[];
  /** If nothing is found: what the filters hide. */
  hidden: HiddenMatches;
};

/**
 * Searches a list. Each word of the text has to occur in the name or a move, begin the type, or equal the number (7 does
 * not match 70). If no monster of the list matches, a word that is not Japanese finds names that sound like it. The result
 * is in the order of the query. Without one, a text puts the best match first, see `RANK`, and equal matches are in the
 * order of their numbers.
 */
export function search(monsters: readonly Monster[], query: MonsterQuery): SearchResult {
  const words = splitWords(query.text);
  const ranks = words.length > 0 ? rankMonsters(monsters, words) : null;
  const matches = monsters
    .map((monster, position) => ({ monster, position, rank: ranks?.[position] ?? 0 }))
    .filter(({ rank }) => rank !== RANK.none);

  const passes = passesFilters(query);
  const compare = compareMonsters(query.order ?? BY_NUMBER);
  const found = matches
    .filter(({ monster }) => passes(monster))
    .sort((a, b) => (query.order ? 0 : a.rank - b.rank) || compare(a.monster, b.monster))
    .map(({ position }) => position);

  const matching = matches.map(({ monster }) => monster);
  const hidden = ranks && found.length === 0 ? hiddenMatches(matching, query) : null;
  return {
    found,
    didYouMean: ranks && !hidden ? didYouMean(monsters, query.text, found) : [],
    hidden,
  };
}

/** The monsters at positions of a list. */
export const monstersAt = (monsters: readonly Monster[], positions: readonly number[]): Monster[] =>
  positions.flatMap((position) => monsters[position] ?? []);
