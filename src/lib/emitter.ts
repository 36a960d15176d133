/** Calls its subscribers at every `emit`; without arguments `subscribe` fits `useSyncExternalStore`. */
export function createEmitter<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Returns the function that ends the subscription. */
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(...args: Args): void {
      for (const listener of listeners) listener(...args);
    },
  };
}
