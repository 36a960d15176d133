import { useMemo, useState } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterMeant } from "#src/monsters/monster-id.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { favorites, useStored } from "#src/state/use-stored.ts";

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
  const { favorites: isOpen, ids } = query;
  const listed = useListedFavorites(isOpen);
  return useMemo(() => {
    const own = new Set(listed);
    const among = isOpen ? monsters.filter(({ id }) => own.has(id)) : monsters;
    if (ids.length === 0) return among;
    const meant = new Set(ids.map((id) => monsterMeant(id, among)));
    return among.filter((monster) => meant.has(monster));
  }, [monsters, isOpen, listed, ids]);
}
