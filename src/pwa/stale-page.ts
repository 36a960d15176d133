import { onlineManager } from "@tanstack/react-query";
import { endOfLeaving, watchLeaving } from "#src/lib/leaving.ts";
import { keepFromReload } from "#src/router-internals.ts";

/** The part of the router that is used here. */
type Navigations = {
  readonly history: { flush: () => void };
  subscribe: (
    event: "onBeforeNavigate",
    listener: (navigation: { pathChanged: boolean }) => void,
  ) => void;
};

/** Whether a newer version is deployed: the server no longer has the script that runs here. */
async function isReplaced(): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    return status === 404;
  } catch {
    return false;
  }
}

/**
 * When code could not be loaded because a newer version is deployed, reloads the page at the next navigation to another
 * page; an immediate reload would interrupt the visitor. For the code of a screen, the router itself reloads. Neither
 * reloads offline, when nothing could be loaded, nor while the visitor leaves the page.
 */
export function reloadWhenStale(router: Navigations): void {
  let isStale = false;
  watchLeaving();
  addEventListener("vite:preloadError", async ({ payload }) => {
    if (endOfLeaving() || !onlineManager.isOnline()) keepFromReload(payload);
    else isStale ||= await isReplaced();
  });
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    if (!isStale || !pathChanged || !onlineManager.isOnline()) return;
    // Writes the new address first, so that the reload opens the page that was navigated to.
    router.history.flush();
    location.reload();
  });
}
