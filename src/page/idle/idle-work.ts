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

/**
 * The work of an idle page, in small steps: prepares sign-in for a remembered user, loads the code of the other screens and
 * of the quick search, and registers the service worker (production only). To save data it loads no such code, and registers
 * the service worker, which stores the whole app, only where it is active already.
 */
export async function startIdleWork(
  auth: Auth,
  router: RegisteredRouter,
  loadQuickSearch: () => Promise<{ default: unknown }>,
): Promise<void> {
  await idle();
  if (await hasRememberedUser().catch(noop)) await auth.prepareSignIn();
  const isSavingData = savesData();
  for (const route of isSavingData ? [] : Object.values(router.routesById)) {
    await idle();
    await router.loadRouteChunk(route)?.catch(noop);
  }
  if (!isSavingData) await importCode(loadQuickSearch, "default").catch(noop);
  if (!import.meta.env.PROD || (isSavingData && !navigator.serviceWorker?.controller)) return;
  await idle();
  registerServiceWorker();
}
