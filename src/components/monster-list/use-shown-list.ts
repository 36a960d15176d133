import type { UseQueryResult } from "@tanstack/react-query";
import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { requestIdle } from "#src/lib/when-idle.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { useTakesOver } from "#src/page/takeover/hydration.ts";
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

type KnownList = {
  list: Monster[] | undefined;
  listFetchedAt: number;
  firstScreen: FirstScreen<Monster> | undefined;
  error: Error | null;
};

/**
 * What is known; in hydration what the HTML shows, until its cards are hydrated, which has the lowest priority in React.
 * With other props React hydrates a card at once instead, and begins to render the list anew after each: 12 times, in
 * one task where the change is urgent.
 */
function useKnownList(
  { data: list, dataUpdatedAt: listFetchedAt, error }: UseQueryResult<Monster[]>,
  firstScreen: FirstScreen<Monster> | undefined,
): KnownList {
  const known = { list, listFetchedAt, firstScreen, error };
  const shown = { ...known, error: null };
  const inHtml = firstScreen ? { ...shown, list: undefined } : list && shown;
  const takesOver = useTakesOver();
  const [held, setHeld] = useState(takesOver ? inHtml : undefined);
  useEffect(() => {
    if (held) requestIdle(() => startTransition(() => setHeld(undefined)));
  }, [held]);
  // A search has no first screen, and does not wait.
  return held && (held.list || firstScreen) ? held : known;
}

/**
 * What to show of a list: all of it, or until it is there, its first screen. Where loading the list has
 * failed, nothing more is coming. And the `error` to tell of.
 */
export function useShownList(
  query: UseQueryResult<Monster[]>,
  firstScreen: FirstScreen<Monster> | undefined,
): { shown: ShownList | undefined; error: Error | null } {
  const isShown = useIsListShown();
  const known = useKnownList(query, firstScreen);
  // Deferred, so that React renders the list in small steps and the page stays responsive.
  const list = useDeferredValue(known.list);
  const { error } = known;
  if (!isShown) return { shown: undefined, error: null };
  if (list) {
    const { length: total } = list;
    return { shown: { monsters: list, coming: 0, total, fetchedAt: known.listFetchedAt }, error };
  }
  if (!known.firstScreen) return { shown: undefined, error };
  const { monsters, count: total, fetchedAt } = known.firstScreen;
  const isRestComing = known.list !== undefined || !error;
  const coming = isRestComing ? total - monsters.length : 0;
  return { shown: { monsters, coming, total, fetchedAt }, error };
}
