import { useState } from "react";
import { memoizeLast } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterMeant } from "#src/monsters/monster-id.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { favorites, useStored } from "#src/state/use-stored.ts";

function withIds(monsters: readonly Monster[], ids: readonly string[]): readonly Monster[] {
  const wanted = new Set(ids);
  return monsters.filter(({ id }) => wanted.has(id));
}

/** Several parts of a screen ask for the same ones. */
const favoritesIn = memoizeLast(withIds);
const listedIn = memoizeLast(withIds);
const sharedIn = memoizeLast((monsters: readonly Monster[], ids: readonly string[]) =>
  withIds(
    monsters,
    ids.flatMap((id) => monsterMeant(id, monsters)?.id ?? []),
  ),
);

/** The favorites in a list. */
export const useFavoritesIn = (monsters: readonly Monster[]) =>
  favoritesIn(monsters, useStored(favorites));

/** The favorites, and those that have been taken off since the list of them was opened. */
function useListedFavorites(isOpen: boolean): readonly string[] {
  const current = useStored(favorites);
  const [listed, setListed] = useState(favorites.fallback);
  const all = isOpen ? [...new Set([...listed, ...current])] : favorites.fallback;
  if (all.length !== listed.length) setListed(all);
  return listed;
}

/** The monsters that a query looks at: all, the favorites, or those of a shared list. */
export function useMonstersInScope(monsters: readonly Monster[], query: MonsterQuery) {
  const listed = useListedFavorites(query.favorites);
  const among = query.favorites ? listedIn(monsters, listed) : monsters;
  return query.ids.length > 0 ? sharedIn(among, query.ids) : among;
}
