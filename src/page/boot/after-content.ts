// Runs in every page, after its content.
import type { PageMessage } from "#src/pwa/worker-messages.ts";
import { markPresses } from "./mark-press.ts";
import { restorePlace } from "./place.ts";

/**
 * Reloads this tab when any tab takes another version of the app: two versions must not run at once. Starts with the
 * page, because the new service worker may take control before the app of the old version has loaded.
 */
function reloadOnNewVersion(): void {
  const { serviceWorker } = navigator;
  // Undefined in an insecure context.
  let isControlled = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => {
    if (isControlled) location.reload();
    isControlled = true;
  });
  serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === ("reload" satisfies PageMessage)) location.reload();
  });
}

restorePlace();
markPresses();
reloadOnNewVersion();
