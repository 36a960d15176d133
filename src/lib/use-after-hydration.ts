import { useSyncExternalStore } from "react";

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
