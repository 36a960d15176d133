import type { AnyRouter } from "@tanstack/react-router";
import { CLIENT_ONLY } from "#src/lib/client-only.ts";
import { APP_ID, PAGE_LANGUAGE, ROUTE } from "#src/page/contract.ts";

/** The content of `#app`; `route` and `language` are `null` if the page was not prerendered. */
export type PrerenderedPage = {
  container: HTMLElement;
  /** The id of the route whose component renders all of the prerendered HTML. */
  route: string | null;
  /** The language that it is in by now. */
  language: string | null;
};

/** @throws {Error} when the page has no `#app`. */
export function readPrerenderedPage(): PrerenderedPage {
  const container = document.getElementById(APP_ID);
  if (!container) throw new Error("index.html has no #app");
  return {
    container,
    route: container.getAttribute(ROUTE),
    language: container.getAttribute(PAGE_LANGUAGE),
  };
}

/** Whether the router is about to render the prerendered route. */
export const matchesRoute = ({ route }: PrerenderedPage, router: AnyRouter): boolean =>
  router.state.matches.some(({ routeId }) => routeId === route);

/** Logs what React had to render on the client, except content that is client-only by design. */
export function reportHydrationError(error: unknown): void {
  const isClientOnly = error instanceof Error && "digest" in error && error.digest === CLIENT_ONLY;
  if (!isClientOnly) console.error("A part of the page had to be drawn afresh:", error);
}
