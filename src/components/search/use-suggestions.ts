import { useDeferredValue, useMemo, useState } from "react";
import type { Monster } from "#src/monsters/monster.ts";
import { hasText } from "#src/monsters/search/monster-query.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";
import { suggestMonsters } from "#src/monsters/search/suggest-monsters.ts";

const NO_SUGGESTIONS: Monster[] = [];

/** The suggestions for the text of a field, shown on demand, and the choice among them. */
export function useSuggestions(monsters: readonly Monster[], text: string, isReady: boolean) {
  const index = searchIndex(monsters);
  // A text that comes from elsewhere, such as the address, is another one.
  const [shownFor, setShownFor] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isShown = isReady && shownFor === text;
  // Deferred, so that typing does not wait for the search.
  const wanted = useDeferredValue(isShown ? text : "");
  const suggested = useMemo(() => suggestMonsters(index, wanted), [index, wanted]);
  const shown = isShown ? suggested : NO_SUGGESTIONS;
  const chosenIndex = shown.findIndex(({ id }) => id === chosenId);
  const show = (forText: string | null, chosen: Monster | undefined) => {
    setShownFor(forText);
    setChosenId(chosen?.id ?? null);
  };
  return {
    shown,
    /** -1 for none. */
    chosenIndex,
    /** Whether there are none to show for a text. */
    isInVain: isShown && hasText({ text }) && wanted === text && suggested.length === 0,
    showFor: (typed: string) => show(typed, undefined),
    hide: () => show(null, undefined),
    /** Chooses the next one or the one before, and none after the last one. */
    move: (step: 1 | -1) => {
      const choices = shown.length > 0 ? shown : suggestMonsters(index, text);
      const places = choices.length + 1;
      const place = (chosenIndex + 1 + step + places) % places;
      show(text, choices[place - 1]);
    },
    /** The chosen one, or else the best. */
    pick: () => shown[chosenIndex] ?? suggestMonsters(index, text)[0],
  };
}
