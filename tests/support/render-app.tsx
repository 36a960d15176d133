import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createApi } from "#src/api/api.ts";
import { App } from "#src/app.tsx";
import { createAuth } from "#src/auth/auth.ts";
import type { AuthUser } from "#src/auth/auth-state.ts";
import type { IdentityProvider } from "#src/auth/identity-provider.ts";
import { MESSAGES } from "#src/messages/build-texts.ts";
import { languageOfPath } from "#src/messages/languages.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { listFactsQuery } from "#src/queries/list-facts.ts";
import { detailKey, LIST_KEY } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { createAppRouter } from "#src/router.tsx";
import { setStored, signInHint } from "#src/state/use-stored.ts";
import type { KnownMonster } from "../../build/monster-pages.ts";
import { FakeIdentity } from "./fake-identity.ts";
import { API_BASE_URL } from "./mock-api.ts";
import { findCards, findSearchField } from "./screen-elements.ts";

type RenderOptions = {
  url?: string;
  /** Who is signed in when the app starts. */
  user?: AuthUser | null;
  /** Whether somebody was signed in at the last visit; by default, if `user` is. */
  wasSignedIn?: boolean;
  /** Loads the identity provider; by default one in memory, where `user` is signed in. */
  loadIdentity?: () => Promise<IdentityProvider>;
  /** What the page knows of its monster. */
  monsterPage?: KnownMonster;
  /** What is known of the list from the last visit. */
  knownList?: MonsterList;
};

/** Renders the whole app at `url`, with its real route tree. */
export function renderApp({
  url = "/",
  user = null,
  wasSignedIn = user !== null,
  loadIdentity,
  knownList,
  monsterPage,
}: RenderOptions = {}) {
  if (wasSignedIn) setStored(signInHint, "yes");
  const identity = new FakeIdentity(user);
  const auth = createAuth(loadIdentity ?? (async () => identity));
  const queryClient = createQueryClient({ firstRetryDelayMs: 1 });
  if (monsterPage) {
    const { monster, listFacts } = monsterPage;
    queryClient.setQueryData(detailKey(monster.id), monster);
    queryClient.setQueryData(listFactsQuery(monster.id).queryKey, listFacts);
  }
  if (knownList) queryClient.setQueryData(LIST_KEY, knownList);
  void queryClient.invalidateQueries({ refetchType: "none" });
  const api = createApi(API_BASE_URL, auth.getIdToken);
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createAppRouter({ queryClient, auth, api, history });
  const language = languageOfPath(url);
  void auth.settled();
  render(<App router={router} translation={{ language, messages: MESSAGES[language] }} />);
  const address = () => decodeURIComponent(router.state.location.href);
  return {
    actor: userEvent.setup({ delay: null }),
    identity,
    auth,
    router,
    address,
    queryClient,
    api,
  };
}

/** Opens the encyclopedia, and waits until it shows monsters. */
export async function openEncyclopedia(url = "/monsters") {
  const app = renderApp({ url });
  const field = await findSearchField();
  await findCards();
  return { ...app, field };
}
