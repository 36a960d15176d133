import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";

/** Who looks at a page for this long stays on it. */
const STAY_MS = 300;

/**
 * The id of the monster to show: that of the address, or of one that the visitor is passing. Only the one that they stay
 * on gets into the address, and so is requested and announced.
 */
export function usePassing(addressed: string, query: MonsterQuery) {
  const { history, navigate } = useRouter();
  const [id, setId] = useState(addressed);
  /** Where the address is being changed to. */
  const [opening, setOpening] = useState<string | null>(null);
  const [lastAddressed, setLastAddressed] = useState(addressed);
  if (addressed !== lastAddressed) {
    setLastAddressed(addressed);
    setOpening(null);
    // The visitor may have gone on meanwhile; any other navigation ends the passing.
    if (addressed !== opening) setId(addressed);
  }
  const stay = useEffectEvent(() => {
    setOpening(id);
    void navigate({
      to: "/monsters/$id",
      params: { id },
      search: toSearchParams(query),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (id === addressed) return undefined;
    const timer = setTimeout(() => stay(), STAY_MS);
    const cancel = () => clearTimeout(timer);
    // Where the visitor goes on to may take longer to open.
    const unsubscribe = history.subscribe(cancel);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [id, addressed, history]);
  const pass = (next: string) => {
    setId(next);
    // As every other navigation does.
    scrollTo(0, 0);
  };
  return { id, pass, isPassed: id !== addressed };
}
