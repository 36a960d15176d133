import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import type { WorkerMessage } from "./worker-messages.ts";

type Worker = Pick<ServiceWorker, "postMessage">;

/** A version of the app that is waiting, how to activate it in all tabs, and whether that is under way. */
type NewVersion = { readonly activate: () => void; readonly isActivating: boolean };

let version: NewVersion | null = null;

const emitter = createEmitter();

function announce(next: NewVersion | null): void {
  version = next;
  emitter.emit();
}

/**
 * Reports that `worker` has installed a new version of the app and is waiting. When it takes control, this tab reloads,
 * even if no service worker controls it yet (see `src/page/boot/after-content.ts`).
 */
export function announceVersion(worker: Worker): void {
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    announce(null);
    location.reload();
  });
  const activate = () => {
    worker.postMessage("take over" satisfies WorkerMessage);
    announce({ activate, isActivating: true });
  };
  announce({ activate, isActivating: false });
}

/** The new version that is waiting; `null` without one. */
export const useNewVersion = (): NewVersion | null =>
  useSyncExternalStore(
    emitter.subscribe,
    () => version,
    () => null,
  );
