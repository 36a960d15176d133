import { useRef, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * `first` while React hydrates, when it has to match the HTML, and `then` afterwards. React renders the component again
 * only if the two differ; with the router's `useHydrated` it always does, in the task that ends the hydration.
 */
export function useAfterHydration<T>(first: T, then: T): T {
  return useSyncExternalStore(
    neverChanges,
    () => then,
    () => first,
  );
}

/** Whether React has hydrated this component from the HTML of the page. It never changes, so it causes no render. */
export function useWasPrerendered(): boolean {
  const wasPrerendered = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => wasPrerendered.current,
    // React calls this only during hydration.
    () => {
      wasPrerendered.current = true;
      return true;
    },
  );
}
