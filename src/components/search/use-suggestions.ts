import { useDeferredValue, useMemo, useState } from "react";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { hasText, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { SUGGESTION_COUNT, search } from "#src/monsters/search/search-monsters.ts";

type Source = {
  monsters: readonly Monster[];
  /** The filters and the order of the search. */
  filters: MonsterQuery;
  /** What to suggest without a text, at once. */
  unasked: readonly Monster[];
};

/** What a search finds and, after that, the closest names. */
function suggest({ monsters, filters, unasked }: Source, text: string): readonly Monster[] {
  if (!hasText({ text })) return unasked;
  const { found, didYouMean } = search(monsters, { ...filters, text });
  return [...found.slice(0, SUGGESTION_COUNT), ...didYouMean].slice(0, SUGGESTION_COUNT);
}

/** The suggestions for the text of a field, shown on demand, and the choice among them. */
export function useSuggestions(source: Source, text: string, isReady: boolean) {
  const { monsters, filters, unasked } = source;
  // Suggestions are for this text alone, not for one that comes from elsewhere, such as the address.
  const [shownFor, setShownFor] = useState<string | null>("");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isShown = isReady && shownFor === text;
  // Deferred, so that typing does not wait for the search.
  const searched = useDeferredValue(isShown ? text : "");
  const suggested = useMemo(
    () => suggest({ monsters, filters, unasked }, searched),
    [monsters, filters, unasked, searched],
  );
  const shown = isShown ? suggested : NO_MONSTERS;
  const chosenIndex = shown.findIndex(({ id }) => id === chosenId);
  const show = (forText: string | null, chosen: Monster | undefined) => {
    setShownFor(forText);
    setChosenId(chosen?.id ?? null);
  };
  return {
    shown,
    /** -1 for none. */
    chosenIndex,
    /** Whether there is a text without suggestions. */
    hasNoMatches: isShown && hasText({ text }) && searched === text && suggested.length === 0,
    showFor: (typed: string) => show(typed, undefined),
    hide: () => show(null, undefined),
    /** Chooses the next or the previous suggestion; after the last one, none. */
    move: (step: 1 | -1) => {
      const choices = shown.length > 0 ? shown : suggest(source, text);
      const places = choices.length + 1;
      const place = (chosenIndex + 1 + step + places) % places;
      show(text, choices[place - 1]);
    },
    /** The chosen suggestion, or else the best match of the text. */
    pick: () => shown[chosenIndex] ?? (hasText({ text }) ? suggest(source, text)[0] : undefined),
  };
}
