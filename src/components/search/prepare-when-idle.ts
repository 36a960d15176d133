import { whenIdle } from "#src/lib/when-idle.ts";
import type { SearchIndex } from "#src/monsters/search/search-index.ts";

/** Builds a search index in small steps. Returns the function that stops it. */
export function prepareWhenIdle(index: SearchIndex): () => void {
  let isActive = true;
  const prepareNext = () => {
    if (isActive && index.prepareSome()) whenIdle(prepareNext);
  };
  whenIdle(prepareNext);
  return () => {
    isActive = false;
  };
}
