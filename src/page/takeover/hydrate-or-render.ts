import type { AnyRouter } from "@tanstack/react-router";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_ID, type Language, PAGE_LANGUAGE, ROUTE } from "#src/page/contract.ts";
import { hydrateRouter } from "#src/router-internals.ts";
import { keepEntered } from "./keep-entered.ts";
import { whenTakenOver } from "./takeover.tsx";

/** Logs what React had to render anew. */
const reportHydrationError = (error: unknown) =>
  console.error("A part of the page was not hydrated:", error);

/** What only the build says of the screen of the page. */
const OF_BUILD =
  "meta[name=description], meta[property*=description], meta[property*=image], script[type*=ld]";

/** What the app says of every screen: React takes it over when it hydrates the page, and only then. */
const OF_SCREEN = "title, meta[property], meta[name=robots], link[rel=canonical], link[hreflang]";

/**
 * Hydrates the page if its HTML is what the app renders first, the route of `router` in `language`, and renders it from
 * scratch otherwise. Both happen in small steps, during which the HTML stays visible.
 * @throws {Error} when the page has no `#app`.
 */
export function hydrateOrRender(app: ReactNode, router: AnyRouter, language: Language): void {
  const container = document.getElementById(APP_ID);
  if (!container) throw new Error("There is no #app");
  const route = container.getAttribute(ROUTE);
  const isSame =
    container.getAttribute(PAGE_LANGUAGE) === language &&
    router.state.matches.some(({ routeId }) => routeId === route);
  const ofPage = document.querySelectorAll(
    isSame ? OF_BUILD : `${OF_BUILD}, head > :is(${OF_SCREEN})`,
  );
  const forget = () => {
    for (const tag of ofPage) tag.remove();
  };
  if (isSame)
    router.subscribe("onBeforeLoad", ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) forget();
    });
  else void whenTakenOver.then(forget);
  startTransition(() => {
    if (isSame) {
      hydrateRouter(router);
      void whenTakenOver.then(keepEntered(container));
      hydrateRoot(container, app, { onRecoverableError: reportHydrationError });
    } else createRoot(container).render(app);
  });
}
