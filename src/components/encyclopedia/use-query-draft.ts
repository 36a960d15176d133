import { useEffect, useState } from "react";
import { stringifySearch } from "#src/lib/search-params.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";

/** How long typing has to pause before the address follows; browsers limit how often it may change. */
const PAUSE_MS = 300;

const addressOf = (query: MonsterQuery) => stringifySearch(toSearchParams(query));

export type QueryDraft = {
  /** What the screen shows: the address' query, or what has been typed since. */
  query: MonsterQuery;
  type(query: MonsterQuery): void;
  choose(query: MonsterQuery): void;
  /** Puts what has been typed into the address now. */
  commit(): void;
};

/** Lets typing run ahead of the address, and gives way when the address changes by itself. */
export function useQueryDraft(
  query: MonsterQuery,
  onQuery: (query: MonsterQuery, isTyped: boolean) => void,
): QueryDraft {
  const address = addressOf(query);
  const [draft, setDraft] = useState<MonsterQuery | null>(null);
  const [seen, setSeen] = useState(address);
  const [sent, setSent] = useState(address);
  if (address !== seen) {
    setSeen(address);
    if (address !== sent) setDraft(null);
  }

  const send = (next: MonsterQuery, isTyped: boolean) => {
    setSent(addressOf(next));
    onQuery(next, isTyped);
  };
  const commit = () => {
    if (draft && addressOf(draft) !== address) send(draft, true);
  };

  useEffect(() => {
    const timer = setTimeout(commit, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    query: draft ?? query,
    type: setDraft,
    choose: (next) => {
      setDraft(next);
      send(next, false);
    },
    commit,
  };
}
