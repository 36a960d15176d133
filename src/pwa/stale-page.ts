import { writeStorage } from "#src/lib/storage.ts";

/** Prefix of the keys by which the router remembers, for each error message, that it has reloaded. */
const ROUTER_RELOAD_KEY = "tanstack_router_reload:";

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
 * When code could not be loaded because a newer version is deployed, reloads the page at the next
 * navigation to another page; an immediate reload would interrupt the visitor. For the code of a
 * screen, the router itself reloads. Offline neither reloads, because nothing would be loaded.
 */
export function reloadWhenStale(router: Navigations): void {
  let isStale = false;
  addEventListener("vite:preloadError", async ({ payload }) => {
    if (!navigator.onLine) writeStorage("session", ROUTER_RELOAD_KEY + payload.message, "offline");
    isStale ||= await isReplaced();
  });
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    if (!isStale || !pathChanged || !navigator.onLine) return;
    // Writes the new address first, so that the reload opens the page that was navigated to.
    router.history.flush();
    location.reload();
  });
}
