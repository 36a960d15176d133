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

/** Whether this component has taken over HTML that was there. It stays so, and is never rendered again for it. */
export function useTakesOver(): boolean {
  const takesOver = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => takesOver.current,
    // React asks only here for what the HTML shows.
    () => {
      takesOver.current = true;
      return true;
    },
  );
}
