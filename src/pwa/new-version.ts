import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import type { WorkerMessage } from "#src/page/contract.ts";

type Worker = Pick<ServiceWorker, "postMessage">;

let waiting: Worker | null = null;

const emitter = createEmitter();

/**
 * Reports that `worker` has installed a new version of the app and is waiting. When it takes control, this tab reloads,
 * even if no service worker controls it yet (see `src/page/boot/start.ts`).
 */
export function announceVersion(worker: Worker): void {
  waiting = worker;
  navigator.serviceWorker?.addEventListener("controllerchange", () => location.reload());
  emitter.emit();
}

/** The new version that is waiting, and how to activate it in all tabs; `null` without one. */
export function useNewVersion(): { activate: () => void } | null {
  const worker = useSyncExternalStore(
    emitter.subscribe,
    () => waiting,
    () => null,
  );
  return worker && { activate: () => worker.postMessage("take over" satisfies WorkerMessage) };
}
