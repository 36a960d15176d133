import { useMemo } from "react";
import type { ResultDetails } from "#src/components/monster-list/monster-card.tsx";
import { useMessages } from "#src/messages/language.ts";
import { hasText, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { explainMatches } from "#src/monsters/search/search-monsters.ts";
import { statTotal } from "#src/monsters/stat-scale.ts";

/** What cards show in search results. The same object while the search is the same. */
export function useResultDetails(query: MonsterQuery): ResultDetails {
  const { search, monster: names } = useMessages();
  const { text, order } = query;
  const isSearched = hasText(query);
  const key = order?.key ?? "number";
  return useMemo(() => {
    const explain = isSearched ? explainMatches(text) : null;
    // Every card shows number, name and level anyway.
    if (key === "number" || key === "name" || key === "level") return { explain, sortedBy: null };
    if (key === "total") return { explain, sortedBy: { label: search.total, read: statTotal } };
    return { explain, sortedBy: { label: names[key], read: (monster) => monster[key] } };
  }, [isSearched, text, key, search, names]);
}
