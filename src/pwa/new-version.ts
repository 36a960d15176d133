import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";

type Worker = Pick<ServiceWorker, "postMessage">;

let waiting: Worker | null = null;

const emitter = createEmitter();

/** Tells the screens that this worker has a new version of the app ready. */
export function announceVersion(worker: Worker): void {
  waiting = worker;
  emitter.emit();
}

export function waitingVersion(): Worker | null {
  return waiting;
}

/** A new version that waits to be taken over by all tabs; `null` while there is none. */
export function useNewVersion(): { takeOver: () => void } | null {
  const worker = useSyncExternalStore(emitter.subscribe, waitingVersion, () => null);
  return worker && { takeOver: () => worker.postMessage("take over") };
}

/** Reloads this tab when another version takes over, here or in another tab: no two run at once. */
export function followVersion(): void {
  const { serviceWorker } = navigator;
  // Browsers have it on secure pages only.
  let isControlled = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => {
    if (isControlled || waitingVersion()) location.reload();
    isControlled = true;
  });
}
