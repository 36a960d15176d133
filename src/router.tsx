import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Api } from "./api/api.ts";
import type { Auth } from "./auth/auth.ts";
import { UnexpectedError } from "./components/notice/unexpected-error.tsx";
import { showWithTransition } from "./lib/motion.ts";
import { nextPaint } from "./lib/next-paint.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { PRERENDERED } from "./page/contract.ts";
import { keepListRequests } from "./queries/monsters.ts";
import { removeUserQueries } from "./queries/user-profile.ts";
import { animateNewPages, loadAfter } from "./router-internals.ts";
import { routeTree } from "./routeTree.gen.ts";

/** What the app is made of; `history` is the browser's unless given. */
export type AppParts = { queryClient: QueryClient; auth: Auth; api: Api; history?: RouterHistory };

/**
 * Whether the router may scroll the page. Not during hydration, when the browser has restored the
 * position or the visitor has scrolled already.
 */
const mayScroll = () =>
  import.meta.env.SSR || scrollY === 0 || !document.documentElement.hasAttribute(PRERENDERED);

/** The app's router around its parts; `App` renders it. */
export function createAppRouter({ history, ...context }: AppParts) {
  const { queryClient, auth, api } = context;
  keepListRequests(queryClient, api);
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    // On a touch screen, preloading would start with the tap itself, and compete with its answer.
    defaultPreload: !import.meta.env.SSR && matchMedia("(hover: hover)").matches && "intent",
    // TanStack Query decides what is stale; the router keeps no copy of its own.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: UnexpectedError,
    scrollRestoration: mayScroll,
  });

  // Every host also serves a page under the name of its file.
  const [, path, rest = ""] =
    /^([^?#]*)\/index\.html([?#].*)?$/.exec(router.history.location.href) ?? [];
  if (path !== undefined) router.history.replace((path || "/") + rest);

  loadAfter(router, nextPaint);
  animateNewPages(router, showWithTransition);

  auth.subscribe(({ user }, previous) => {
    if (user?.uid === previous.user?.uid) return;
    if (previous.user) removeUserQueries(queryClient);
    void router.invalidate();
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
