import { type ParsedLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { entryIndex } from "#src/router-internals.ts";
import { getStored, setStored, lastList as stored } from "#src/state/use-stored.ts";

/** The screens with a list of monsters that visitors come from. */
const LISTS: readonly string[] = ["/_main/", "/_main/monsters/"];

/** The index of the history entry of the list that the visitor came from; `null` without one. */
export function lastList(): number | null {
  const text = getStored(stored);
  return text === null ? null : Number(text);
}

/** Notes which history entry is the list that the visitor saw last. */
export function useLastList(): void {
  const router = useRouter();
  useEffect(() => {
    const note = ({ state }: ParsedLocation) => {
      const index = entryIndex(state);
      const isList = router.state.matches.some(({ routeId }) => LISTS.includes(routeId));
      if (isList) setStored(stored, `${index}`);
      // Something else is now where it was.
      else if (index <= (lastList() ?? -1)) setStored(stored, null);
    };
    note(router.state.location);
    return router.subscribe("onResolved", ({ toLocation }) => note(toLocation));
  }, [router]);
}
