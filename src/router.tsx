import {
  createRouter,
  type ErrorComponentProps,
  type LocationRewrite,
  type RouterHistory,
} from "@tanstack/react-router";
import { UnexpectedError } from "./components/notice/unexpected-error.tsx";
import { showWithTransition } from "./lib/motion.ts";
import { nextPaint } from "./lib/scheduling.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { isPrerendered } from "./lib/use-hydrated.ts";
import type { Messages } from "./messages/ja.ts";
import { inLanguage, languageOfPath, withoutLanguage } from "./messages/languages.ts";
import { hydratePageData } from "./page/takeover/page-data.ts";
import { Takeover } from "./page/takeover/takeover.tsx";
import { askAgain, forgetUserData } from "./queries/user-data.ts";
import { animateNewPages, loadAfter } from "./router-internals.ts";
import type { AppContext } from "./routes/__root.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { comparison, setStored } from "./state/use-stored.ts";

/**
 * Whether the router may scroll the page. Not during hydration, when the browser has restored the
 * position or the visitor has scrolled already.
 */
const mayScroll = () => import.meta.env.SSR || scrollY === 0 || !isPrerendered();

/** It may stand in the place of the layout, and calls wait for the takeover. */
const ErrorScreen = (props: ErrorComponentProps) => (
  <Takeover>
    <UnexpectedError {...props} />
  </Takeover>
);

/** Strips `/en` from English addresses, as `basepath` would; but that makes home `/en/`, which hosts redirect. */
const ENGLISH: LocationRewrite = {
  input: ({ url }) => {
    url.pathname = withoutLanguage(url.pathname);
    return url;
  },
  output: ({ url }) => {
    url.pathname = inLanguage("en", url.pathname);
    return url;
  },
};

/**
 * The app's router around its parts; `App` renders it. `history` is the browser's unless given. It stays in the language
 * of the address that it starts with.
 */
export function createAppRouter({ history, ...context }: AppContext & { history?: RouterHistory }) {
  const { queryClient, auth } = context;
  const { pathname } = history?.location ?? location;
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    ...(languageOfPath(pathname) === "en" && { rewrite: ENGLISH }),
    // Only the code: routes with a loader say `preload: false`, or pointing at many links would send as many requests.
    // On a touch screen, preloading would start with the tap itself, and compete with its answer.
    defaultPreload: !import.meta.env.SSR && matchMedia("(hover: hover)").matches && "intent",
    // TanStack Query decides what is stale; the router keeps no copy of its own, even where the clock is set back.
    defaultStaleTime: Number.NEGATIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
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
    if (!previous.isLoading) askAgain(queryClient);
    if (previous.user) {
      forgetUserData(queryClient);
      setStored(comparison, []);
      // What the build knows is everyone's. It stands in until the API has answered.
      hydratePageData(queryClient);
    }
    void router.invalidate();
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** The title of a screen for signed-in users, by which the login page names it. */
    guardedTitle?: (messages: Messages) => string;
  }
}
