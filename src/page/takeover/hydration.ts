import { useRef, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * `first` while React hydrates, when it has to match the HTML, and `then` afterwards. React renders a component again
 * for that only where the two are not identical; for the router's `useHydrated` it always does, in the task that ends
 * the hydration.
 */
export function useAfterHydration<T>(first: T, then: T): T {
  return useSyncExternalStore(
    neverChanges,
    () => then,
    () => first,
  );
}

/** Whether the page had the HTML of this component before React. It stays so, and is never rendered again for it. */
export function useWasPrerendered(): boolean {
  const wasPrerendered = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => wasPrerendered.current,
    // React asks only here for what the HTML shows.
    () => {
      wasPrerendered.current = true;
      return true;
    },
  );
}
