import { isLoadingOptional } from "#src/lib/load-optional.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";

const RELOADED_AT_KEY = "reloaded-at";

const ROUTER_RELOAD_KEY = "tanstack_router_reload:";

/** Within this time a second failure is not the fault of an old page. */
const ONE_RELOAD_PER_MS = 60_000;

/** What matters here of the router. */
type Navigations = {
  readonly state: { readonly isLoading: boolean };
  readonly history: { flush: () => void };
  subscribe: (event: "onBeforeNavigate", listener: () => void) => void;
};

/** Notes that the page is reloaded now. Returns whether that may be, and could be noted. */
function mayReload(): boolean {
  const now = Date.now();
  if (now - Number(readStorage("session", RELOADED_AT_KEY)) < ONE_RELOAD_PER_MS) return false;
  writeStorage("session", RELOADED_AT_KEY, String(now));
  // Without storage nothing would end a page that reloads for ever.
  return readStorage("session", RELOADED_AT_KEY) === String(now);
}

/**
 * Reloads a page that asks for code which a newer deployment no longer has. Once: what fails again
 * is a failure like any other. Code that the page can do without waits for the next navigation, or
 * the reload would take away what is being read. Without network the page stays, for there is
 * nothing to come back.
 */
export function reloadWhenStale(router: Navigations): void {
  let version: "current" | "stale" | "reloading" = "current";

  const reload = () => {
    if (version === "current" || !navigator.onLine) return;
    if (version === "stale") version = mayReload() ? "reloading" : "current";
    if (version !== "reloading") return;
    // The router tells of a navigation before the address shows it, where the reload shall go;
    // also if the navigation begins in a page that is on its way out already.
    router.history.flush();
    location.reload();
  };

  router.subscribe("onBeforeNavigate", reload);
  addEventListener("vite:preloadError", ({ payload }) => {
    // The router would reload once more for the code of a screen.
    writeStorage("session", `${ROUTER_RELOAD_KEY}${payload.message}`, "yes");
    if (version === "current") version = "stale";
    if (!isLoadingOptional() || router.state.isLoading) reload();
  });
}
