import { useEffect, useRef } from "react";
import { SLOW_AFTER_MS } from "#src/components/ui/status.tsx";
import { announce } from "./announce.ts";

/** Says `text` once it is there, if that has taken so long that the visitor has been told. */
export function useEndOfWait(text: string | null): void {
  const begin = useRef<number>(null);
  useEffect(() => {
    const waited = begin.current === null ? 0 : performance.now() - begin.current;
    if (text !== null && waited > SLOW_AFTER_MS) announce(text);
    begin.current = text === null ? performance.now() : null;
  }, [text]);
}
