import { memoizeLast } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { useFavorites } from "./favorites.ts";

function withIds(monsters: readonly Monster[], ids: readonly string[]): readonly Monster[] {
  const wanted = new Set(ids);
  return monsters.filter(({ id }) => wanted.has(id));
}

/** Several parts of a screen ask for the same ones. */
const favoritesIn = memoizeLast(withIds);
const sharedIn = memoizeLast(withIds);

/** The favorites in a list. */
export const useFavoritesIn = (monsters: readonly Monster[]) =>
  favoritesIn(monsters, useFavorites());

/** The monsters that a query looks at: all, the favorites, or those of a shared list. */
export function useMonstersInScope(monsters: readonly Monster[], query: MonsterQuery) {
  const own = useFavorites();
  const among = query.favorites ? favoritesIn(monsters, own) : monsters;
  return query.ids.length > 0 ? sharedIn(among, query.ids) : among;
}
