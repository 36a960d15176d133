import type { RegisteredRouter } from "@tanstack/react-router";
import type { Auth } from "#src/auth/auth.ts";
import { hasRememberedUser } from "#src/auth/sign-in-hint.ts";
import { loadOptional } from "#src/lib/load-optional.ts";
import { idle } from "#src/lib/when-idle.ts";
import { loadPortraits } from "#src/portraits/portraits.ts";
import { registerServiceWorker } from "#src/pwa/register-service-worker.ts";
import { dismissTipsWithEscape } from "./dismiss-tips.ts";

declare global {
  interface Navigator {
    /** Chromium only. Source: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor asks for less data or has a slow connection, as far as the browser says. */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}

/** Loads what other screens need, one part at a time. */
async function loadOtherScreens(router: RegisteredRouter): Promise<void> {
  for (const route of Object.values(router.routesById)) {
    await idle();
    await loadOptional(() => router.loadRouteChunk(route));
  }
  await loadOptional(() => import("#src/components/search/quick-search-dialog.tsx"));
}

/**
 * Loads the code of the other screens and the quick search, so that opening them needs no request, and
 * registers the service worker. Works in idle periods, so that a slow phone stays responsive. To save data it loads
 * nothing in advance, and registers the service worker, which stores the whole app, only where it is already active.
 * From then on Escape dismisses tips.
 */
export async function loadRest(auth: Auth, router: RegisteredRouter): Promise<void> {
  await idle();
  dismissTipsWithEscape();
  // Again if that failed.
  router.subscribe("onResolved", loadPortraits);
  if (await loadOptional(hasRememberedUser)) await auth.prepareSignIn();
  const isSavingData = savesData();
  if (!isSavingData) await loadOtherScreens(router);
  if (!import.meta.env.PROD || (isSavingData && !navigator.serviceWorker?.controller)) return;
  await idle();
  registerServiceWorker();
}
