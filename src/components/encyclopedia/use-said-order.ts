import { useEffect, useRef } from "react";
import { announce } from "#src/components/announcements/announce.ts";

/**
 * Lets screen readers say the order of the list when it changes, by whichever control.
 * @param chosen the name of the order that was chosen, empty for the usual one; `null` as long as that is not known.
 */
export function useSaidOrder(chosen: string | null, label: string): void {
  const last = useRef<string>(null);
  useEffect(() => {
    const isChange = last.current !== null && last.current !== chosen;
    last.current = chosen;
    if (isChange) announce(label);
  });
}
