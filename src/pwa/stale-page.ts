import { endOfLeaving, watchLeaving } from "#src/lib/leaving.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";
import { isOnline } from "#src/queries/use-is-online.ts";
import { RELOAD_KEY } from "#src/router-internals.ts";

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

/** Keeps the router from reloading a page that is being left, but not a later page. */
function preventReload(key: string, leaving: Promise<void>): void {
  // The router's own reload leaves the page, too: its entry must stay, to prevent a second reload.
  if (readStorage("session", key) !== null) return;
  const allowReload = () => writeStorage("session", key, null);
  writeStorage("session", key, "leaving");
  addEventListener("pagehide", allowReload, { once: true });
  void leaving.then(allowReload);
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
    const key = RELOAD_KEY + payload.message;
    const leaving = endOfLeaving();
    if (leaving) return preventReload(key, leaving);
    if (!isOnline()) writeStorage("session", key, "offline");
    isStale ||= await isReplaced();
  });
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    if (!isStale || !pathChanged || !isOnline()) return;
    // Writes the new address first, so that the reload opens the page that was navigated to.
    router.history.flush();
    location.reload();
  });
}
