import { isBlank } from "@monster-field/name-search/text";
import { useDeferredValue, useMemo, useState } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { DEFAULT_QUERY, SUGGESTION_COUNT } from "#src/monsters/search/monster-query.ts";
import type { Explain } from "#src/monsters/search/search-monsters.ts";
import type { SearchCode } from "./use-search-code.ts";

type Source = {
  code: SearchCode | null;
  monsters: readonly Monster[];
  /** What to suggest without a text. */
  beforeText: readonly Monster[];
};

type Suggestions = {
  monsters: readonly Monster[];
  /** How many monsters the text finds. */
  foundCount: number;
  /** Why each is found, if a text was searched. */
  explain: Explain | null;
};

const NOTHING: Suggestions = { monsters: NO_MONSTERS, foundCount: 0, explain: null };

/** What a search finds and, after that, the closest names. */
function suggest({ code, monsters, beforeText }: Source, text: string): Suggestions {
  if (!code) return NOTHING;
  if (isBlank(text)) return { ...NOTHING, monsters: beforeText };
  const { found, didYouMean } = code.search(monsters, { ...DEFAULT_QUERY, q: text });
  const suggested = [...found.slice(0, SUGGESTION_COUNT), ...didYouMean];
  return {
    monsters: suggested.slice(0, SUGGESTION_COUNT),
    foundCount: found.length,
    explain: code.explainMatches(text),
  };
}

/**
 * The suggestions for the text of a field, shown on demand, and the choice among them. A last choice is all that are
 * found, where not all are suggested.
 */
export function useSuggestions(source: Source, text: string) {
  const { code, monsters, beforeText } = source;
  // Suggestions are for this text alone, not for one that comes from elsewhere, such as the address.
  const [shownFor, setShownFor] = useState<string | null>("");
  const [place, setPlace] = useState(-1);
  const isShown = shownFor === text;
  // Deferred, so that typing does not wait for the search.
  const searched = useDeferredValue(isShown ? text : "");
  const suggested = useMemo(
    () => suggest({ code, monsters, beforeText }, searched),
    [code, monsters, beforeText, searched],
  );
  const shown = isShown ? suggested : NOTHING;
  const show = (forText: string | null, newPlace: number) => {
    setShownFor(forText);
    setPlace(newPlace);
  };
  /** Adds whether the last choice is all that is found, and the place of the choice; -1 for none. */
  const withChoice = (offer: Suggestions, wanted: number) => {
    const hasAll = offer.foundCount > offer.monsters.length;
    const lastPlace = offer.monsters.length - (hasAll ? 0 : 1);
    return { ...offer, hasAll, lastPlace, chosen: Math.min(wanted, lastPlace) };
  };
  const offerFor = (typed: string) =>
    withChoice(
      searched === typed ? suggested : suggest(source, typed),
      shownFor === typed ? place : -1,
    );
  return {
    ...withChoice(shown, isShown ? place : -1),
    /** Whether there is a text without suggestions. */
    hasNoMatches:
      isShown && !isBlank(text) && searched === text && code && !suggested.monsters.length,
    showFor: (typed: string) => show(typed, -1),
    hide: () => show(null, -1),
    /** Chooses the next or the previous suggestion for what is in the field; after the last one, none. */
    move: (step: 1 | -1, typed: string) => {
      const { chosen, lastPlace } = offerFor(typed);
      const places = lastPlace + 2;
      // An arrow key that comes before the search, or before the list, chooses what will be the first.
      const first = step > 0 ? 0 : -1;
      show(typed, lastPlace < 0 ? first : ((chosen + 1 + step + places) % places) - 1);
    },
    /** The suggestions for what is in the field, and the choice among them; they may not be shown yet. */
    offerFor,
  };
}
