import { useMemo } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { explainMatches } from "#src/monsters/search/explain-match.ts";
import { hasText, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { statTotal } from "#src/monsters/search/sort-monsters.ts";

/** What the cards of a search tell besides, the same object for as long as the search is the same. */
export type ResultDetails = ReturnType<typeof useResultDetails>;

/** Why a search found each monster, if it asked for a text, and by which value it sorted them, if cards lack it. */
export function useResultDetails(query: MonsterQuery) {
  const { search, monster: names } = useMessages();
  const { text, order } = query;
  const isSearched = hasText(query);
  const key = order?.key ?? "number";
  return useMemo(() => {
    const explain = isSearched ? explainMatches(text) : null;
    // Every card shows these.
    if (key === "number" || key === "name" || key === "level") return { explain, sortedBy: null };
    const sortedBy: { label: string; read: (monster: Monster) => number | null } =
      key === "total"
        ? { label: search.total, read: statTotal }
        : { label: names[key], read: (monster: Monster) => monster[key] };
    return { explain, sortedBy };
  }, [isSearched, text, key, search, names]);
}
