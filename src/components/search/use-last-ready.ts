import { startTransition, useEffect, useReducer, useState } from "react";
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
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const [last, setLast] = useState<Wanted | null>(null);
  const isReady = preparation.isReady();
  useEffect(() => {
    if (isReady) return undefined;
    let isWanted = true;
    const prepare = async () => {
      await workInSlices(() => isWanted && preparation.step());
      if (isWanted) startTransition(renderAgain);
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
