import { noop } from "./noop.ts";

/**
 * Calls its subscribers at every `emit`; without arguments `subscribe` fits `useSyncExternalStore`.
 * @param begin is called when there is a subscriber, and what it returns when there is none any more.
 */
export function createEmitter<Args extends unknown[] = []>(begin: () => () => void = () => noop) {
  const listeners = new Set<(...args: Args) => void>();
  let end: () => void = noop;
  return {
    /** Returns the function that ends the subscription. */
    subscribe(listener: (...args: Args) => void): () => void {
      if (listeners.size === 0) end = begin();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end();
      };
    },
    emit(...args: Args): void {
      for (const listener of listeners) listener(...args);
    },
  };
}
