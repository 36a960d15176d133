import { useEffect, useState } from "react";
import { stringifySearch } from "#src/lib/search-params.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";

/** Debounces the updates of the URL: browsers limit how often it may change. */
const DEBOUNCE_MS = 300;

const addressOf = (query: MonsterQuery) => stringifySearch(toSearchParams(query));

export type QueryDraft = {
  /** The query to show: of the URL, or as edited since. */
  query: MonsterQuery;
  /** Updates the URL after a pause. */
  type(query: MonsterQuery): void;
  /** Updates the URL at once, with a new history entry. */
  choose(query: MonsterQuery): void;
  /** Puts what has been typed into the URL now. */
  commit(): void;
};

/** Keeps edits until they are in the URL, and drops them when a navigation changes the URL. */
export function useQueryDraft(
  query: MonsterQuery,
  onQuery: (query: MonsterQuery, isTyped: boolean) => void,
): QueryDraft {
  const address = addressOf(query);
  const [draft, setDraft] = useState<MonsterQuery | null>(null);
  const [lastAddress, setLastAddress] = useState(address);
  const [sentAddress, setSentAddress] = useState(address);
  if (address !== lastAddress) {
    setLastAddress(address);
    if (address !== sentAddress) setDraft(null);
  }

  const send = (next: MonsterQuery, isTyped: boolean) => {
    setSentAddress(addressOf(next));
    onQuery(next, isTyped);
  };
  const commit = () => {
    if (draft && addressOf(draft) !== address) send(draft, true);
  };

  useEffect(() => {
    const timer = setTimeout(commit, DEBOUNCE_MS);
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
