import { workForASlice } from "#src/lib/gradual.ts";
import { pause } from "#src/lib/pause.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { SearchIndex } from "#src/monsters/search/search-index.ts";

/** Idle periods of a quiet page take 50 ms, and each calls back once. */
const SLICES_PER_IDLE_PERIOD = 4;

/** Builds a search index in slices of a few milliseconds. Returns the function that stops it. */
export function prepareWhenIdle(index: SearchIndex): () => void {
  let isActive = true;
  const prepareNext = async () => {
    for (let slice = 0; slice < SLICES_PER_IDLE_PERIOD; slice++) {
      if (!isActive || !workForASlice(index.prepareSome)) return;
      await pause();
    }
    whenIdle(() => void prepareNext());
  };
  whenIdle(() => void prepareNext());
  return () => {
    isActive = false;
  };
}
