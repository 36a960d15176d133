import { createMemoryHistory } from "@tanstack/react-router";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import type { Api } from "#src/api/api.ts";
import { App } from "#src/app.tsx";
import type { Auth } from "#src/auth/auth.ts";
import { LOADING } from "#src/auth/auth-state.ts";
import { ClientOnlyError } from "#src/lib/client-only.ts";
import { type Language, loadCatalogue } from "#src/messages/language.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { type StoredList, seedList } from "#src/queries/stored-list/stored-list.ts";
import { createAppRouter } from "#src/router.tsx";

const never = <Value,>() => new Promise<Value>(() => {});

const pendingAuth: Auth = {
  getState: () => LOADING,
  subscribe: () => () => {},
  start: () => {},
  prepareSignIn: never,
  settled: async () => LOADING,
  signIn: never,
  signOut: never,
  getIdToken: never,
};

const pendingApi = (baseUrl: string): Api => ({
  baseUrl,
  listMonsters: never,
  getMonster: never,
  checkHealth: never,
  getProfile: never,
});

function ClientOnly(): never {
  throw new ClientOnlyError();
}

/**
 * Renders the HTML that React hydrates at `url`: the initial screen, with sign-in and all requests
 * pending. `known` fills the list. Without `hasContent` only the layout around the screen is rendered.
 */
export async function renderScreen(
  { url, hasContent }: { url: string; hasContent: boolean },
  apiBaseUrl: string,
  known: StoredList | null,
  language: Language = "ja",
): Promise<string> {
  const queryClient = createQueryClient();
  const api = pendingApi(apiBaseUrl);
  if (known) seedList(queryClient, known);
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createAppRouter({ queryClient, auth: pendingAuth, api, history });
  await router.load();
  const screen = router.state.matches.at(-1);
  if (screen && !hasContent) router.routesById[screen.routeId].update({ component: ClientOnly });
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} catalogue={await loadCatalogue(language)} />
    </StrictMode>,
    {
      // No chunks: React would move later chunks into place with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        if (error instanceof ClientOnlyError) return error.digest;
        errors.push(error);
        return undefined;
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
