import { LIST } from "#src/page/contract.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";

const isPrerendered = () =>
  import.meta.env.SSR || document.querySelector(`[${LIST}] article`) !== null;

/**
 * Whether a list may show its monsters. False only while React hydrates HTML without them, because
 * the first render has to match the HTML.
 */
export function useIsListShown(): boolean {
  return useAfterHydration(isPrerendered(), true);
}
