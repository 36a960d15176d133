import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { announce } from "#src/components/announcements/announce.ts";
import { createStoredList } from "#src/lib/stored-value.ts";
import { useMessages } from "#src/messages/language.ts";
import { isUsableId } from "#src/monsters/monster-number.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";

const FAVORITES_KEY = "favorites";
const NO_FAVORITES: readonly string[] = [];

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

/** The function that makes a monster a favorite, or no longer one, and says so. */
export function useToggleFavorite(): (monster: MonsterLink) => void {
  const { favorites: text } = useMessages();
  return ({ id, name }) => {
    const others = favorites.get().filter((other) => other !== id);
    const isNew = others.length === favorites.get().length;
    favorites.set(isNew ? [...others, id] : others);
    announce(isNew ? text.added(name) : text.removed(name));
  };
}

/** Makes monsters favorites that are not yet. */
export function addFavorites(ids: readonly string[]): void {
  favorites.set([...new Set([...favorites.get(), ...ids])]);
}
