import type { AnyRouter } from "@tanstack/react-router";
import { CLIENT_ONLY } from "#src/lib/client-only.ts";

/** What the build has written into `#app`; `route` is `undefined` where it has written nothing. */
export type WrittenPage = {
  container: HTMLElement;
  /** The route that draws all that is written. */
  route: string | undefined;
};

/** @throws {Error} when the page is not one of the app's. */
export function readWrittenPage(): WrittenPage {
  const container = document.getElementById("app");
  if (!container) throw new Error("index.html has no #app");
  return { container, route: container.dataset.route };
}

/** Whether the screen that the router is about to show is the one that is written. */
export const isShowing = ({ route }: WrittenPage, router: AnyRouter): boolean =>
  router.state.matches.some(({ routeId }) => routeId === route);

/** What React could not hydrate, it draws afresh. That is news only where nobody asked for it. */
export function reportUnexpected(error: unknown): void {
  const isLeftToBrowser =
    error instanceof Error && "digest" in error && error.digest === CLIENT_ONLY;
  if (!isLeftToBrowser) console.error("A part of the page had to be drawn afresh:", error);
}
