import { workForASlice } from "#src/lib/gradual.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { SearchIndex } from "#src/monsters/search/search-index.ts";

/** Builds a search index in slices of a few milliseconds. Returns the function that stops it. */
export function prepareWhenIdle(index: SearchIndex): () => void {
  let isActive = true;
  const prepareNext = () => {
    if (isActive && workForASlice(index.prepareSome)) whenIdle(prepareNext);
  };
  whenIdle(prepareNext);
  return () => {
    isActive = false;
  };
}
