import type { Auth } from "./auth/auth.ts";
import { whenIdle } from "./idle.ts";
import { loadQuietly } from "./load-quietly.ts";
import { LANGUAGES, loadCatalogue } from "./messages/language.ts";
import { keepKnownMonsters } from "./queries/keep-monsters.ts";
import type { AppRouter } from "./router.tsx";

const idle = () => new Promise<void>(whenIdle);

/**
 * What is small and may come next: with it at hand, screens and languages change without a wait.
 * Bit by bit, for a cheap phone has to answer meanwhile.
 */
export async function prepareRest(auth: Auth, router: AppRouter): Promise<void> {
  keepKnownMonsters(router.options.context.queryClient);
  await idle();
  await loadQuietly(() => import("./api/client.ts"));
  await loadQuietly(auth.settled);
  for (const route of Object.values(router.routesById)) {
    await idle();
    await loadQuietly(() => router.loadRouteChunk(route));
  }
  for (const language of LANGUAGES) await loadQuietly(() => loadCatalogue(language));
  if (!import.meta.env.PROD) return;
  await idle();
  await loadQuietly(async () => {
    const { installServiceWorker } = await import("./install-service-worker.ts");
    installServiceWorker();
  });
}
