// Everything that uses undocumented parts of the router, as of router-core 1.171.39. Check it with every new version.
import type { AnyRouter, RegisteredRouter, RouteIds } from "@tanstack/react-router";

/** The key under which the router keeps scroll positions. */
export const SCROLL_POSITIONS_KEY = "tsr-scroll-restoration-v1_3";

/** The router reloads the page for the browser's own words about code that is missing, and for no others. */
export function keepFromReload(error: Error): void {
  error.message = `Not loaded: ${error.message}`;
}

/** The place of an entry with this state in the history of the page, from 0. */
export const entryIndex = (state: { __TSR_index?: number } | null): number =>
  state?.__TSR_index ?? 0;

/** The key of a history entry with this state. */
export const entryKey = (state: { __TSR_key?: string } | null): string => state?.__TSR_key ?? "";

/** Whether the router is at a route, or on its way there. However its address is written: a path may end with a slash. */
export function isAt(
  { latestLocation, getMatchedRoutes }: AnyRouter,
  route: RouteIds<RegisteredRouter["routeTree"]>,
): boolean {
  const [, , found] = getMatchedRoutes(latestLocation.pathname);
  return found?.id === route;
}

/**
 * Writes another search into the address of this history entry, and leaves the router for later, whose work takes long
 * while someone types. Nothing is lost by a reload or Back meanwhile.
 */
export function writeSearch({ latestLocation }: AnyRouter, search: string): void {
  if (entryKey(history.state) !== entryKey(latestLocation.state)) return;
  try {
    // The router has put its own function in place of this one.
    History.prototype.replaceState.call(history, history.state, "", search || location.pathname);
  } catch {
    // Safari refuses more than 100 in half a minute.
  }
}

/**
 * Lets every navigation but the first wait before it begins its work, so that the browser paints its response
 * to a click or key before React renders the next page: docs/decisions/start-of-a-navigation.md
 */
export function loadAfter(router: AnyRouter, wait: () => Promise<void>): void {
  const { load } = router;
  router.load = async (options) => {
    router.updateLatestLocation();
    if (router.state.resolvedLocation) await wait();
    return load(options);
  };
}

/**
 * Shows a new page with `show`. The router's own transitions leave rejections unhandled:
 * docs/decisions/view-transitions.md
 */
export function animateNewPages(
  router: AnyRouter,
  show: (commit: () => Promise<void>) => Promise<void>,
): void {
  router.startViewTransition = (commit) => {
    const shown = router.state.resolvedLocation;
    const next = router.latestLocation;
    // Navigations that replace an entry may follow each other too fast to animate, or lead to what is shown already.
    const isElsewhere = shown?.state.__TSR_index !== next.state.__TSR_index;
    const isNewPage = shown && isElsewhere && shown.pathname !== next.pathname;
    return isNewPage ? show(commit) : commit();
  };
}

/** As in `RouterClient`: otherwise the router renders a Suspense boundary that is not in the HTML. */
export function hydrateRouter(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}
