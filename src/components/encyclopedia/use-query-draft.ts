import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { stringifySearch } from "#src/lib/search-params.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";

/** Debounces the updates of the URL: browsers limit how often it may change. */
const DEBOUNCE_MS = 300;

const addressOf = (query: MonsterQuery) => stringifySearch(toSearchParams(query));

/** Whether a query adds an entry to the history, or replaces that of the same stretch of typing. */
export type HistoryAction = "push" | "replace";

/** Calls `onMove` when the visitor goes back or forward. */
function useBackAndForward(onMove: () => void): void {
  const { history } = useRouter();
  const onHistory = useEffectEvent<Parameters<typeof history.subscribe>[0]>(({ action }) => {
    if (action.type !== "PUSH" && action.type !== "REPLACE") onMove();
  });
  useEffect(() => history.subscribe((change) => onHistory(change)), [history]);
}

export type QueryDraft = ReturnType<typeof useQueryDraft>;

/** Keeps edits until they are in the URL, and drops them when a navigation changes the URL. */
export function useQueryDraft(
  query: MonsterQuery,
  onQuery: (query: MonsterQuery, action: HistoryAction) => void,
) {
  const address = addressOf(query);
  const [lastAddress, setLastAddress] = useState(address);
  const [draft, setDraft] = useState<MonsterQuery | null>(null);
  /** The addresses that the draft has been sent to, and that have not arrived. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const [hasTypedEntry, setHasTypedEntry] = useState(false);
  const drop = () => {
    setDraft(null);
    setSent([]);
    setHasTypedEntry(false);
  };
  if (address !== lastAddress) {
    setLastAddress(address);
    if (sent.includes(address)) setSent(sent.slice(sent.indexOf(address) + 1));
    else drop();
  }

  // Back may lead to an address that was sent, before those sent after it are rendered.
  useBackAndForward(drop);

  const send = (next: MonsterQuery, action: HistoryAction) => {
    const nextAddress = addressOf(next);
    setSent((others) => (nextAddress === address ? [] : [...others, nextAddress]));
    onQuery(next, action);
  };
  const sendTyped = () => {
    if (!draft || addressOf(draft) === (sent.at(-1) ?? address)) return;
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
      setDraft(next);
      setHasTypedEntry(false);
      send(next, "push");
    },
    /** Puts what has been typed into the URL now, and ends this stretch of typing. */
    commit: () => {
      sendTyped();
      setHasTypedEntry(false);
    },
  };
}
