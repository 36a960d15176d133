import { useMemo } from "react";
import type { ResultDetails } from "#src/components/monster-list/monster-card.tsx";
import { hasText, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { explainMatches } from "#src/monsters/search/search-monsters.ts";

/** What cards show in search results. The same object while the search is the same. */
export function useResultDetails(query: MonsterQuery): ResultDetails {
  const { text, order } = query;
  const isSearched = hasText(query);
  const key = order?.key ?? "number";
  return useMemo(() => {
    const explain = isSearched ? explainMatches(text) : null;
    // Every card shows number and name anyway.
    return { explain, value: key === "number" || key === "name" ? "level" : key };
  }, [isSearched, text, key]);
}
