import type { RegisteredRouter } from "@tanstack/react-router";
import type { Auth } from "#src/auth/auth.ts";
import { loadOptional } from "#src/lib/load-optional.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { LANGUAGES, loadCatalogue } from "#src/messages/language.ts";
import { registerServiceWorker } from "#src/pwa/register-service-worker.ts";

const idle = () => new Promise<void>(whenIdle);

/**
 * What is small and may come next: with it at hand, screens and languages change without a wait.
 * Bit by bit, for a cheap phone has to answer meanwhile.
 */
export async function loadRest(auth: Auth, router: RegisteredRouter): Promise<void> {
  await idle();
  await loadOptional(() => import("#src/api/client.ts"));
  await loadOptional(auth.settled);
  for (const route of Object.values(router.routesById)) {
    await idle();
    await loadOptional(() => router.loadRouteChunk(route));
  }
  for (const language of LANGUAGES) await loadOptional(() => loadCatalogue(language));
  if (!import.meta.env.PROD) return;
  await idle();
  registerServiceWorker();
}
