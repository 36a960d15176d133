import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { loadOptional } from "#src/lib/load-optional.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { SUGGESTION_COUNT } from "#src/monsters/search/did-you-mean.ts";
import { DEFAULT_QUERY, hasText } from "#src/monsters/search/monster-query.ts";
import { type Search, searchQuery, useSearch } from "#src/queries/use-search.ts";

const queryFor = (text: string) => ({ ...DEFAULT_QUERY, text });

/** What a search finds and, after that, the closest names. Without a text nothing is suggested. */
function suggestionsOf(search: Search | undefined): readonly Monster[] {
  if (!search || !hasText(search.query)) return NO_MONSTERS;
  const { found, didYouMean } = search;
  return [...found.slice(0, SUGGESTION_COUNT), ...didYouMean].slice(0, SUGGESTION_COUNT);
}

/** The suggestions for the text of a field, shown on demand, and the choice among them. */
export function useSuggestions(monsters: readonly Monster[], text: string, isReady: boolean) {
  const queryClient = useQueryClient();
  // Suggestions are for this text alone, not for one that comes from elsewhere, such as the address.
  const [shownFor, setShownFor] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isShown = isReady && shownFor === text;
  // Deferred, so that typing does not wait for the search.
  const wanted = useDeferredValue(isShown ? text : "");
  const { data: search } = useSearch(monsters, queryFor(wanted));
  const suggested = useMemo(() => suggestionsOf(search), [search]);
  const shown = isShown ? suggested : NO_MONSTERS;
  const chosenIndex = shown.findIndex(({ id }) => id === chosenId);
  const show = (forText: string | null, chosen: Monster | undefined) => {
    setShownFor(forText);
    setChosenId(chosen?.id ?? null);
  };
  /** None if the search is aborted, because the visitor has typed on. */
  const suggest = async () =>
    suggestionsOf(
      await loadOptional(() => queryClient.fetchQuery(searchQuery(monsters, queryFor(text)))),
    );
  return {
    shown,
    /** -1 for none. */
    chosenIndex,
    /** Whether there are none to show for a text. */
    hasNoMatches:
      isShown && hasText({ text }) && search?.query.text === text && suggested.length === 0,
    showFor: (typed: string) => show(typed, undefined),
    hide: () => show(null, undefined),
    /** Chooses the next one or the one before, and none after the last one. */
    move: async (step: 1 | -1) => {
      const choices = shown.length > 0 ? shown : await suggest();
      const places = choices.length + 1;
      const place = (chosenIndex + 1 + step + places) % places;
      show(text, choices[place - 1]);
    },
    /** The chosen one, or else the best. */
    pick: async () => shown[chosenIndex] ?? (await suggest())[0],
  };
}
