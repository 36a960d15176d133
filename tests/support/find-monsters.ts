import type { Monster } from "#src/monsters/fields.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";

/** The monsters that a query finds, in its order. */
export const findMonsters = (
  monsters: readonly Monster[],
  query: Partial<MonsterQuery>,
): Monster[] => [...search(monsters, { ...DEFAULT_QUERY, ...query }).found];

/** Their names. */
export const namesFound = (monsters: readonly Monster[], query: Partial<MonsterQuery>): string[] =>
  findMonsters(monsters, query).map(({ name }) => name);

/** The names close to a text, without those found. */
export const namesClose = (monsters: readonly Monster[], query: Partial<MonsterQuery>): string[] =>
  search(monsters, { ...DEFAULT_QUERY, ...query }).didYouMean.map(({ name }) => name);
