import { startTransition, useEffect, useMemo, useState } from "react";
import { type Preparation, workInSlices } from "#src/lib/gradual.ts";

/**
 * What is asked for, once its preparation is ready; before that what was ready last, and `null` if nothing
 * was. Prepares it in the meantime.
 * @param wanted the same object for as long as the same is asked for.
 */
export function useLastReady<Wanted extends object>(
  wanted: Wanted,
  preparation: Preparation,
): Wanted | null {
  const [last, setLast] = useState<Wanted | null>(null);
  const [prepared, setPrepared] = useState<Preparation | null>(null);
  // Read once: an urgent render must not be the one that goes on with what has just become ready.
  const wasReady = useMemo(() => preparation.isReady(), [preparation]);
  const isReady = wasReady || prepared === preparation;
  useEffect(() => {
    if (isReady) return undefined;
    let isWanted = true;
    const prepare = async () => {
      await workInSlices(() => isWanted && preparation.step());
      if (isWanted) startTransition(() => setPrepared(preparation));
    };
    void prepare();
    return () => {
      isWanted = false;
    };
  }, [preparation, isReady]);
  if (!isReady) return last;
  if (last !== wanted) setLast(wanted);
  return wanted;
}
