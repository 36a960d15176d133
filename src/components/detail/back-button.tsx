import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";

/** The button that leads back from a monster, to the list with this query if the visit began here. */
export function BackButton({ query }: { query: MonsterQuery }) {
  const { monster: text } = useMessages();
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () =>
    canGoBack ? history.back() : navigate({ to: "/monsters", search: toSearchParams(query) });
  return (
    <button type="button" className="button secondary" onClick={goBack}>
      <span aria-hidden="true">←&ensp;</span>
      <span>{text.back}</span>
    </button>
  );
}
