import type { RegisteredRouter } from "@tanstack/react-router";
import type { Auth } from "#src/auth/auth.ts";
import { hasRememberedUser } from "#src/auth/sign-in-hint.ts";
import { importCode } from "#src/lib/import-code.ts";
import { noop } from "#src/lib/noop.ts";
import { idle } from "#src/lib/scheduling.ts";
import { registerServiceWorker } from "#src/pwa/register-service-worker.ts";

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

/** How the parts of the app are loaded that are not a screen. */
type Parts = {
  readonly loadPortraits: () => Promise<unknown>;
  readonly loadQuickSearchDialog: () => Promise<{ default: unknown }>;
};

/** Loads what other screens need, one part at a time. */
async function loadOtherScreens(
  router: RegisteredRouter,
  { loadQuickSearchDialog }: Parts,
): Promise<void> {
  for (const route of Object.values(router.routesById)) {
    await idle();
    await router.loadRouteChunk(route)?.catch(noop);
  }
  await importCode(loadQuickSearchDialog, "default").catch(noop);
}

/**
 * The work of an idle page, in small steps: retries portraits after navigations, prepares
 * sign-in for a remembered user, loads the code of the other screens, and registers the service worker (production only).
 * To save data it loads no other screens, and registers the service worker, which stores the whole app, only where it is
 * active already.
 */
export async function startIdleWork(
  auth: Auth,
  router: RegisteredRouter,
  parts: Parts,
): Promise<void> {
  await idle();
  // Retries if the script of the portraits is missing.
  router.subscribe("onResolved", parts.loadPortraits);
  if (await hasRememberedUser().catch(noop)) await auth.prepareSignIn();
  const isSavingData = savesData();
  if (!isSavingData) await loadOtherScreens(router, parts);
  if (!import.meta.env.PROD || (isSavingData && !navigator.serviceWorker?.controller)) return;
  await idle();
  registerServiceWorker();
}
