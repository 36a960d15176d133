import { readStored, writeStored } from "./stored.ts";

const RELOADED_AT_KEY = "reloaded-at";

const ROUTER_RELOAD_KEY = "tanstack_router_reload:";

/** Within this time a second failure is not the fault of an old page. */
const ONE_RELOAD_PER_MS = 60_000;

/** Notes that the page is reloaded now. Returns whether that may be, and could be noted. */
function mayReload(): boolean {
  const now = Date.now();
  if (now - Number(readStored("session", RELOADED_AT_KEY)) < ONE_RELOAD_PER_MS) return false;
  writeStored("session", RELOADED_AT_KEY, String(now));
  // Without storage nothing would end a page that reloads for ever.
  return readStored("session", RELOADED_AT_KEY) === String(now);
}

/**
 * Reloads a page that asks for code which a newer deployment no longer has. Once: what fails again
 * is a failure like any other. Without network the page stays, for there is nothing to come back.
 */
export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (navigator.onLine && mayReload()) location.reload();
    // The router would reload once more for the code of a screen.
    else writeStored("session", `${ROUTER_RELOAD_KEY}${payload.message}`, "yes");
  });
}
