import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Api } from "./api/api.ts";
import type { Auth } from "./auth/auth.ts";
import { UnexpectedError } from "./components/notice/unexpected-error.tsx";
import { nextPaint } from "./lib/next-paint.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { showWithTransition } from "./lib/view-transition.ts";
import { removeUserQueries } from "./queries/user-profile.ts";
import { routeTree } from "./routeTree.gen.ts";

/** What the app is made of; `history` is the browser's unless given. */
export type AppParts = { queryClient: QueryClient; auth: Auth; api: Api; history?: RouterHistory };

/**
 * Whether the router may scroll the page. Not during hydration, when the browser has restored the
 * position or the visitor has scrolled already.
 */
const movesScroll = () =>
  import.meta.env.SSR || scrollY === 0 || document.documentElement.dataset.shell === undefined;

/** The app's router around its parts; `App` renders it. */
export function createAppRouter({ history, ...context }: AppParts) {
  const { queryClient, auth } = context;
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    defaultPreload: "intent",
    // TanStack Query decides what is stale; the router keeps no copy of its own.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: UnexpectedError,
    scrollRestoration: movesScroll,
  });

  // Every host also serves a page under the name of its file.
  const [, path, rest = ""] =
    /^([^?#]*)\/index\.html([?#].*)?$/.exec(router.latestLocation.href) ?? [];
  if (path !== undefined) router.history.replace((path || "/") + rest);

  // The browser paints its response to a click or key before React renders the next page, which takes
  // a slow phone a while.
  const { load } = router;
  router.load = async (options) => {
    router.updateLatestLocation();
    if (router.stores.resolvedLocation.get()) await nextPaint();
    return load(options);
  };

  // On a touch screen, preloading starts with the tap itself; the tap has priority.
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => {
    await nextPaint();
    return preloadRoute(options);
  };

  // The router's own leaves rejections of skipped transitions unhandled: docs/decisions/view-transitions.md
  router.startViewTransition = (commit) => {
    const shown = router.stores.resolvedLocation.get();
    const next = router.latestLocation;
    // Navigations that replace an entry may come as fast as a key repeats, too fast to animate.
    const isElsewhere = shown?.state.__TSR_index !== next.state.__TSR_index;
    const isNewPage = shown && isElsewhere && shown.pathname !== next.pathname;
    return isNewPage ? showWithTransition(commit) : commit();
  };

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
