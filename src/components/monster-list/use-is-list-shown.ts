import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

const isWritten = () =>
  import.meta.env.SSR || document.querySelector("[data-list] article") !== null;

/**
 * Whether a list may show its monsters. Always, but when React hydrates a page in which they do not
 * stand yet: its first render has to be what the page shows.
 */
export function useIsListShown(): boolean {
  return useSyncExternalStore(neverChanges, () => true, isWritten);
}
