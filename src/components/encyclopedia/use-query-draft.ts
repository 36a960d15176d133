import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { stringifySearch } from "#src/lib/search-params.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";

/** Debounces the updates of the URL: browsers limit how often it may change. */
const DEBOUNCE_MS = 300;

const addressOf = (query: MonsterQuery) => stringifySearch(toSearchParams(query));

/** Whether a query adds an entry to the history, or replaces that of the same stretch of typing. */
export type HistoryAction = "push" | "replace";

export type QueryDraft = ReturnType<typeof useQueryDraft>;

/** Keeps edits until they are in the URL, and drops them at any other navigation. */
export function useQueryDraft(
  query: MonsterQuery,
  onQuery: (query: MonsterQuery, action: HistoryAction) => void,
) {
  const { history } = useRouter();
  const [draft, setDraft] = useState<MonsterQuery | null>(null);
  const [hasTypedEntry, setHasTypedEntry] = useState(false);

  useEffect(
    () =>
      history.subscribe(() => {
        setDraft(null);
        setHasTypedEntry(false);
      }),
    [history],
  );

  const send = (next: MonsterQuery, action: HistoryAction) => {
    onQuery(next, action);
    // This navigation has dropped it, too.
    setDraft(next);
  };
  const sendTyped = () => {
    // The URL may be ahead of `query`.
    if (!draft || addressOf(draft) === history.location.search) return;
    send(draft, hasTypedEntry ? "replace" : "push");
    setHasTypedEntry(true);
  };

  useEffect(() => {
    const timer = setTimeout(sendTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return {
    /** The query to show: of the URL, or as edited since. */
    query: draft ?? query,
    /** Updates the URL after a pause. All typing until the next `commit` is one history entry. */
    type: (next: MonsterQuery) => setDraft(next),
    /** Updates the URL at once, with a new history entry. */
    choose: (next: MonsterQuery) => {
      sendTyped();
      send(next, "push");
      setHasTypedEntry(false);
    },
    /** Puts what has been typed into the URL now, and ends this stretch of typing. */
    commit: () => {
      sendTyped();
      setHasTypedEntry(false);
    },
  };
}
