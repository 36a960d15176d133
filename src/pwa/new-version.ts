import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";

type Worker = Pick<ServiceWorker, "postMessage">;

let waiting: Worker | null = null;

const emitter = createEmitter();

/** Reports that `worker` has installed a new version of the app and is waiting. */
export function announceVersion(worker: Worker): void {
  waiting = worker;
  emitter.emit();
}

export function waitingVersion(): Worker | null {
  return waiting;
}

/** The new version that is waiting, and how to activate it in all tabs; `null` without one. */
export function useNewVersion(): { takeOver: () => void } | null {
  const worker = useSyncExternalStore(emitter.subscribe, waitingVersion, () => null);
  return worker && { takeOver: () => worker.postMessage("take over") };
}

/** Reloads this tab when any tab activates another version: two versions must not run at once. */
export function reloadOnVersionChange(): void {
  const { serviceWorker } = navigator;
  // Undefined in an insecure context.
  let isControlled = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => {
    if (isControlled || waitingVersion()) location.reload();
    isControlled = true;
  });
}
