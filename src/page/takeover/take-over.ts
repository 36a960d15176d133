import type { AnyRouter } from "@tanstack/react-router";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_ID, PAGE_LANGUAGE, ROUTE } from "#src/page/contract.ts";
import { hydrateRouter } from "#src/router-internals.ts";
import { CLIENT_ONLY } from "./client-only.ts";

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
  if (!container) throw new Error("The page has no #app");
  return {
    container,
    route: container.getAttribute(ROUTE),
    language: container.getAttribute(PAGE_LANGUAGE),
  };
}

/** Whether the router is about to render the prerendered route. */
const matchesRoute = ({ route }: PrerenderedPage, router: AnyRouter): boolean =>
  router.state.matches.some(({ routeId }) => routeId === route);

/** Logs what React had to render on the client, except content that is client-only by design. */
function reportHydrationError(error: unknown): void {
  const isClientOnly = error instanceof Error && "digest" in error && error.digest === CLIENT_ONLY;
  if (!isClientOnly) console.error("A part of the page had to be drawn afresh:", error);
}

/**
 * Hydrates the page if its HTML is what `app` renders first, and draws it anew otherwise; in small steps, during which
 * the HTML stays visible.
 * @param isSame whether the language and the monsters of both are the same.
 */
export function takeOver(
  page: PrerenderedPage,
  app: ReactNode,
  router: AnyRouter,
  isSame: boolean,
): void {
  startTransition(() => {
    if (isSame && matchesRoute(page, router)) {
      hydrateRouter(router);
      hydrateRoot(page.container, app, { onRecoverableError: reportHydrationError });
    } else createRoot(page.container).render(app);
  });
}
