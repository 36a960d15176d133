import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { announce } from "#src/components/announcements/announce.ts";
import { FAVORITES_KEY } from "#src/lib/storage-keys.ts";
import { createStoredList } from "#src/lib/stored-value.ts";
import type { Messages } from "#src/messages/ja.ts";
import { useMessages } from "#src/messages/language.ts";
import { isUsableId } from "#src/monsters/monster-number.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";

export const NO_FAVORITES: readonly string[] = [];

/** The ids of the favorites of this browser. Those of monsters that are gone stay: they may come back. */
const favorites = createStoredList(
  "local",
  FAVORITES_KEY,
  v.pipe(v.string(), v.check(isUsableId)),
  Number.POSITIVE_INFINITY,
);

const useCurrent = <Value>(read: () => Value, duringHydration: Value): Value =>
  useSyncExternalStore(favorites.subscribe, read, () => duringHydration);

/** The ids of the favorites. */
export const useFavorites = () => useCurrent(favorites.get, NO_FAVORITES);

/** Whether a monster is a favorite. */
export const useIsFavorite = (id: string) => useCurrent(() => favorites.get().includes(id), false);

/** Whether the favorites last longer than this page. */
export const useAreFavoritesStored = () => useCurrent(favorites.isStored, true);

/** Says what was added, and if it only lasts as long as this page, that too. */
const sayAdded = (added: string, text: Messages["favorites"]) =>
  announce(favorites.isStored() ? added : text.addedForNow(added));

/** The function that makes a monster a favorite, or no longer one, and says so. */
export function useToggleFavorite(): (monster: MonsterLink) => void {
  const { favorites: text } = useMessages();
  return ({ id, name }) => {
    favorites.update((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );
    if (favorites.get().includes(id)) sayAdded(text.added(name), text);
    else announce(text.removed(name));
  };
}

/** The function that makes monsters favorites that are not yet, and says so. */
export function useAddFavorites(): (ids: readonly string[]) => void {
  const { favorites: text } = useMessages();
  return (ids) => {
    favorites.update((others) => [...new Set([...others, ...ids])]);
    sayAdded(text.addedAll(ids.length), text);
  };
}
