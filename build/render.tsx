import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import type { Api } from "#src/api/api.ts";
import { App } from "#src/app.tsx";
import type { Auth } from "#src/auth/auth.ts";
import { LOADING, stateOf } from "#src/auth/auth-state.ts";
import { monsterPageQuery } from "#src/components/detail/monster-page.ts";
import { MESSAGES } from "#src/messages/messages.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { inLanguage, type Language } from "#src/page/contract.ts";
import { detailKey, LIST_KEY } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { createAppRouter } from "#src/router.tsx";
import type { KnownMonster } from "./monster-pages.ts";
import type { RenderedScreen } from "./page-content.ts";

const never = <Value,>() => new Promise<Value>(() => {});

const pendingAuth: Auth = {
  getState: () => LOADING,
  subscribe: () => () => {},
  prepareSignIn: never,
  settled: async () => LOADING,
  signIn: never,
  signOut: never,
  getIdToken: never,
};

/** For screens of which only the layout is rendered: the guard lets the build through to it. */
const signedInAuth: Auth = {
  ...pendingAuth,
  settled: async () =>
    stateOf({ uid: "", displayName: null, email: null, photoURL: null, createdAt: new Date(0) }),
};

const pendingApi: Api = {
  baseUrl: "",
  listMonsters: never,
  getMonster: never,
  checkHealth: never,
  getProfile: never,
};

type Screen = { url: string; language: Language; hasContent: boolean };

async function render(
  { url, language, hasContent }: Screen,
  queryClient: QueryClient,
): Promise<RenderedScreen> {
  const auth = hasContent ? pendingAuth : signedInAuth;
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createAppRouter({ queryClient, auth, api: pendingApi, history });
  await router.load();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App router={router} translation={{ language, messages: MESSAGES[language] }} />,
    {
      // No chunks: React would move later chunks into place with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const markup = await new Response(prelude).text();
  // However fresh it is when the page is opened, the app asks again.
  await queryClient.invalidateQueries({ refetchType: "none" });
  const data = dehydrate(queryClient);
  // Each query has a timer until it is collected, for which the build would wait.
  queryClient.clear();
  return { markup, data };
}

/**
 * Renders the HTML that React hydrates at `url`: the initial screen, with sign-in and all requests
 * pending. `known` fills the list. Without `hasContent` only the layout around the screen is rendered.
 */
export function renderScreen(screen: Screen, known: MonsterList | null): Promise<RenderedScreen> {
  const queryClient = createQueryClient();
  if (known) queryClient.setQueryData(LIST_KEY, known, { updatedAt: known.fetchedAt });
  return render(screen, queryClient);
}

/** Renders the HTML of a monster's own page in a language. */
export function renderMonster(
  { monster, fetchedAt, page }: KnownMonster,
  language: Language,
): Promise<RenderedScreen> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(detailKey(monster.id), monster, { updatedAt: fetchedAt });
  queryClient.setQueryData(monsterPageQuery(monster.id).queryKey, page, { updatedAt: fetchedAt });
  const url = inLanguage(language, `/monsters/${monster.id}`);
  return render({ url, language, hasContent: true }, queryClient);
}
