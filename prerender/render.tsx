import { createMemoryHistory } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import type { Api } from "#src/api/api.ts";
import { App } from "#src/app.tsx";
import type { Auth } from "#src/auth/auth.ts";
import { LOADING } from "#src/auth/auth-state.ts";
import { loadCatalogue } from "#src/messages/language.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { type StoredList, seedList } from "#src/queries/stored-list/stored-list.ts";
import { createAppRouter } from "#src/router.tsx";

const never = <Value,>() => new Promise<Value>(() => {});

const anonymous: Auth = {
  getState: () => LOADING,
  subscribe: () => () => {},
  start: () => {},
  expectsUser: () => false,
  settled: never,
  signIn: never,
  signOut: never,
  getIdToken: never,
};

const silentApi = (baseUrl: string): Api => ({
  baseUrl,
  listMonsters: never,
  getMonster: never,
  checkHealth: never,
  getProfile: never,
});

/** The screen at `url` as a visitor first sees it: nobody signed in, nothing answered but `known`. */
export async function renderScreen(
  url: string,
  apiBaseUrl: string,
  known: StoredList | null,
): Promise<string> {
  const queryClient = createQueryClient();
  const api = silentApi(apiBaseUrl);
  if (known) seedList(queryClient, known);
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createAppRouter({ queryClient, auth: anonymous, api, history });
  await router.load();
  return renderToStaticMarkup(<App router={router} catalogue={await loadCatalogue("ja")} />);
}
