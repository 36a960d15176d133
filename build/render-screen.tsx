import { serializeSvg, shadowDrawing } from "@monster-field/portraits/drawing";
import { type DehydratedState, dehydrate, type QueryKey } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { createApi } from "#src/api/api.ts";
import { App } from "#src/app.tsx";
import { type Auth, createAuth } from "#src/auth/auth.ts";
import { LOADING, stateOf } from "#src/auth/auth-state.ts";
import { DrawInBuild } from "#src/components/monster/monster-portrait.tsx";
import { MESSAGES } from "#src/messages/build-texts.ts";
import type { Language } from "#src/messages/languages.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { createAppRouter } from "#src/router.tsx";

const never = <Value,>() => new Promise<Value>(() => {});

const pendingAuth: Auth = {
  ...createAuth(never),
  prepareSignIn: never,
  settled: async () => LOADING,
};

/** For screens of which only the layout is rendered: the guard lets the build through to it. */
const signedInAuth: Auth = {
  ...pendingAuth,
  settled: async () =>
    stateOf({ uid: "", displayName: null, email: null, photoURL: null, createdAt: new Date(0) }),
};

/** Its calls wait for an ID token that never comes. */
const pendingApi = createApi("http://localhost", never);

/** A portrait as a declarative shadow root. */
export const drawPortrait = (subject: string): string =>
  `<template shadowrootmode="open">${serializeSvg(shadowDrawing(subject))}</template>`;

/** What React has rendered, and the queries that it has rendered from. */
export type RenderedScreen = { markup: string; data: DehydratedState };

type Screen = { path: string; language: Language; hasContent: boolean };

/** The key and the data of a query. */
export type Known = readonly [QueryKey, unknown];

/**
 * Renders the HTML that React hydrates at `path`: the initial screen, with sign-in and all requests pending but those
 * whose answers are known since `fetchedAt`. Without `hasContent` only the layout around the screen is rendered.
 */
export async function renderScreen(
  { path, language, hasContent }: Screen,
  known: readonly Known[],
  fetchedAt: number,
): Promise<RenderedScreen> {
  const queryClient = createQueryClient();
  for (const [key, data] of known) queryClient.setQueryData(key, data, { updatedAt: fetchedAt });
  const auth = hasContent ? pendingAuth : signedInAuth;
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ queryClient, auth, api: pendingApi, history });
  await router.load();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <DrawInBuild value={drawPortrait}>
      <App router={router} translation={{ language, messages: MESSAGES[language] }} />
    </DrawInBuild>,
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
