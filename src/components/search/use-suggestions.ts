import { isBlank } from "@monster-field/name-search/text";
import { useDeferredValue, useMemo, useState } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { DEFAULT_QUERY, SUGGESTION_COUNT } from "#src/monsters/search/monster-query.ts";
import { type Explain, explainMatches, search } from "#src/monsters/search/search-monsters.ts";

type Suggestions = {
  monsters: readonly Monster[];
  /** How many monsters the text finds. */
  foundCount: number;
  /** Why each is found, if a text was searched. */
  explain: Explain | null;
};

type Monsters = readonly Monster[];

const only = (monsters: Monsters): Suggestions => ({ monsters, foundCount: 0, explain: null });

/** What a search finds and, after that, the closest names. */
function suggest(monsters: Monsters, beforeText: Monsters, text: string): Suggestions {
  if (isBlank(text)) return only(beforeText);
  const { found, didYouMean } = search(monsters, { ...DEFAULT_QUERY, q: text });
  const suggested = [...found.slice(0, SUGGESTION_COUNT), ...didYouMean];
  return {
    monsters: suggested.slice(0, SUGGESTION_COUNT),
    foundCount: found.length,
    explain: explainMatches(text),
  };
}

/** Adds whether the last choice is all that is found, and the place of the choice; -1 for none. */
function withChoice(offer: Suggestions, wanted: number) {
  const hasAll = offer.foundCount > offer.monsters.length;
  const lastPlace = offer.monsters.length - (hasAll ? 0 : 1);
  return { ...offer, hasAll, lastPlace, chosen: Math.min(wanted, lastPlace) };
}

/**
 * The suggestions for a text, `beforeText` without one, until they are hidden; and the choice among them. A last choice is
 * all that are found, where not all are suggested.
 */
export function useSuggestions(monsters: Monsters, beforeText: Monsters, text: string) {
  const [isShown, setIsShown] = useState(true);
  const [place, setPlace] = useState(-1);
  // Deferred, so that typing does not wait for the search.
  const searched = useDeferredValue(isShown ? text : "");
  const suggested = useMemo(
    () => suggest(monsters, beforeText, searched),
    [monsters, beforeText, searched],
  );
  /** Those for the text, which may not be shown yet. */
  const offered = () =>
    withChoice(searched === text ? suggested : suggest(monsters, beforeText, text), place);
  const show = (newPlace: number) => {
    setIsShown(true);
    setPlace(newPlace);
  };
  return {
    ...withChoice(isShown ? suggested : only([]), place),
    /** Whether there is a text without suggestions. */
    hasNoMatches: isShown && !isBlank(text) && searched === text && suggested.monsters.length === 0,
    offered,
    show: () => show(-1),
    hide: () => {
      setIsShown(false);
      setPlace(-1);
    },
    /** Chooses the next or the previous suggestion; after the last one, none. */
    move: (step: 1 | -1) => {
      const { chosen, lastPlace } = offered();
      const places = lastPlace + 2;
      // An arrow key that comes before the list chooses what will be the first.
      const first = step > 0 ? 0 : -1;
      show(lastPlace < 0 ? first : ((chosen + 1 + step + places) % places) - 1);
    },
  };
}
