import { writeStorage } from "#src/lib/storage.ts";

/** Where the router notes, by error message, that it has reloaded the page: it does so once. */
const ROUTER_RELOAD_KEY = "tanstack_router_reload:";

/** What matters here of the router. */
type Navigations = {
  readonly history: { flush: () => void };
  subscribe: (
    event: "onBeforeNavigate",
    listener: (navigation: { pathChanged: boolean }) => void,
  ) => void;
};

/** Whether the server no longer has the script that runs here: a newer version has been deployed. */
async function isReplaced(): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    return status === 404;
  } catch {
    return false;
  }
}

/**
 * Reloads a page that lacks code because a newer version has been deployed, when the visitor goes on
 * to another page: earlier would take away what is being read. Where the code of a screen is
 * missing, the router itself reloads. Without network neither does, for nothing would come back.
 */
export function reloadWhenStale(router: Navigations): void {
  let isStale = false;
  addEventListener("vite:preloadError", async ({ payload }) => {
    if (!navigator.onLine) writeStorage("session", ROUTER_RELOAD_KEY + payload.message, "offline");
    isStale ||= await isReplaced();
  });
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    if (!isStale || !pathChanged || !navigator.onLine) return;
    // The address does not show yet where the visitor goes, and the reload shall go there.
    router.history.flush();
    location.reload();
  });
}
