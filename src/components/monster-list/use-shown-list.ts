import type { UseQueryResult } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { requestIdle } from "#src/lib/when-idle.ts";
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
 * Whether the cards of the HTML are hydrated, which has the lowest priority in React. With other props React hydrates a
 * card at once instead, and begins to render the list anew after each: 12 times, in one task where the change is urgent.
 */
function useAreCardsHydrated(): boolean {
  const isHydrated = useHydrated();
  const [areHydrated, setAreHydrated] = useState(isHydrated);
  useEffect(() => {
    if (!areHydrated) requestIdle(() => startTransition(() => setAreHydrated(true)));
  }, [areHydrated]);
  return areHydrated;
}

/**
 * What to show of a list: all of it, or until it is there, its first screen. Where loading the list has
 * failed, nothing more is coming.
 */
export function useShownList(
  query: UseQueryResult<Monster[]>,
  firstScreen: FirstScreen<Monster> | undefined,
): ShownList | undefined {
  const isShown = useIsListShown();
  const areCardsHydrated = useAreCardsHydrated();
  const [hydratedScreen] = useState(firstScreen);
  // Deferred, so that React renders the list in small steps and the page stays responsive.
  const list = useDeferredValue(areCardsHydrated || !firstScreen ? query.data : undefined);
  if (!isShown) return undefined;
  if (list) {
    return { monsters: list, coming: 0, total: list.length, fetchedAt: query.dataUpdatedAt };
  }
  if (!firstScreen) return undefined;
  const { monsters, count, fetchedAt } = (!areCardsHydrated && hydratedScreen) || firstScreen;
  const isRestComing = query.data !== undefined || !query.isError;
  return { monsters, coming: isRestComing ? count - monsters.length : 0, total: count, fetchedAt };
}
