import type { UseQueryResult } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import type { Monster } from "#src/monsters/monster.ts";
import type { FirstScreen } from "#src/queries/stored-list/first-screen.ts";
import { useIsListShown } from "./use-is-list-shown.ts";

export type ShownList = {
  monsters: Monster[];
  /** How many more are about to come. */
  coming: number;
  /** How many there are in all. */
  total: number;
  /** In milliseconds since 1970. */
  fetchedAt: number;
};

/**
 * What to show of a list: all of it, or until it is there, its first screen. Where loading the list has
 * failed, nothing more is coming.
 */
export function useShownList(
  query: UseQueryResult<Monster[]>,
  firstScreen: FirstScreen<Monster> | undefined,
): ShownList | undefined {
  const isShown = useIsListShown();
  const isHydrated = useHydrated();
  // Hydration needs what the HTML shows. Deferred, so that React renders the list in small steps and the
  // page stays responsive.
  const list = useDeferredValue(isHydrated || !firstScreen ? query.data : undefined);
  if (!isShown) return undefined;
  if (list) {
    return { monsters: list, coming: 0, total: list.length, fetchedAt: query.dataUpdatedAt };
  }
  if (!firstScreen) return undefined;
  const { monsters, count, fetchedAt } = firstScreen;
  const isRestComing = query.data !== undefined || !query.isError;
  return { monsters, coming: isRestComing ? count - monsters.length : 0, total: count, fetchedAt };
}
