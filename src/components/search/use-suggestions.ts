import { useDeferredValue, useMemo, useState } from "react";
import { workInSlices } from "#src/lib/gradual.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { DEFAULT_QUERY, hasText } from "#src/monsters/search/monster-query.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";
import { suggestMonsters } from "#src/monsters/search/suggest-monsters.ts";
import { useReadySearch } from "./use-ready-search.ts";

const NO_SUGGESTIONS: Monster[] = [];

const queryFor = (text: string) => ({ ...DEFAULT_QUERY, text });

/** The suggestions for the text of a field, shown on demand, and the choice among them. */
export function useSuggestions(monsters: readonly Monster[], text: string, isReady: boolean) {
  const index = searchIndex(monsters);
  // A text that comes from elsewhere, such as the address, is another one.
  const [shownFor, setShownFor] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isShown = isReady && shownFor === text;
  // Deferred, so that typing does not wait for the search.
  const wanted = useDeferredValue(isShown ? text : "");
  const search = useReadySearch(
    monsters,
    useMemo(() => queryFor(wanted), [wanted]),
  );
  const suggested = useMemo(
    () => (search ? suggestMonsters(search.index, search.query.text) : NO_SUGGESTIONS),
    [search],
  );
  const shown = isShown ? suggested : NO_SUGGESTIONS;
  const chosenIndex = shown.findIndex(({ id }) => id === chosenId);
  const show = (forText: string | null, chosen: Monster | undefined) => {
    setShownFor(forText);
    setChosenId(chosen?.id ?? null);
  };
  const preparation = index.preparationFor(queryFor(text));
  /** None while a long list is prepared for them. */
  const suggestNow = () => (preparation.isReady() ? suggestMonsters(index, text) : NO_SUGGESTIONS);
  return {
    shown,
    /** -1 for none. */
    chosenIndex,
    /** Whether there are none to show for a text. */
    isInVain: isShown && hasText({ text }) && search?.query.text === text && suggested.length === 0,
    showFor: (typed: string) => show(typed, undefined),
    hide: () => show(null, undefined),
    /** Chooses the next one or the one before, and none after the last one. */
    move: (step: 1 | -1) => {
      const choices = shown.length > 0 ? shown : suggestNow();
      const places = choices.length + 1;
      const place = (chosenIndex + 1 + step + places) % places;
      show(text, choices[place - 1]);
    },
    /** The chosen one, or else the best. */
    pick: () => shown[chosenIndex] ?? suggestNow()[0],
    /** Resolves when there is something to pick from; `null` if that is now. */
    whenPickable: () => (preparation.isReady() ? null : workInSlices(preparation.step)),
  };
}
