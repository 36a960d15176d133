/** Calls its subscribers at every `emit`; `subscribe` fits `useSyncExternalStore`. */
export function createEmitter() {
  const listeners = new Set<() => void>();
  return {
    /** Returns the function that ends the subscription. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(): void {
      for (const listener of listeners) listener();
    },
  };
}
