import { useSyncExternalStore } from "react";

type Worker = Pick<ServiceWorker, "postMessage">;

let waiting: Worker | null = null;

const listeners = new Set<() => void>();

/** Tells the screens that this worker has a new version of the app ready. */
export function announceVersion(worker: Worker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

export function waitingVersion(): Worker | null {
  return waiting;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A new version that waits to be taken over by all tabs; `null` while there is none. */
export function useNewVersion(): { takeOver: () => void } | null {
  const worker = useSyncExternalStore(subscribe, waitingVersion, () => null);
  return worker && { takeOver: () => worker.postMessage("take over") };
}
