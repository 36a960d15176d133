import type { AnyRouter } from "@tanstack/react-router";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Language } from "#src/messages/languages.ts";
import { APP_ID, PAGE_LANGUAGE, ROUTE } from "#src/page/marks.ts";
import { hydrateRouter } from "#src/router-internals.ts";
import { keepEntered } from "./keep-entered.ts";
import { whenTakenOver } from "./takeover.tsx";

/** Logs what React had to render anew. */
const reportHydrationError = (error: unknown) =>
  console.error("A part of the page was not hydrated:", error);

/** What the app says of every screen. */
const OF_SCREEN =
  "title, [property='og:title'], [property='og:url'], [name=robots], [rel=canonical], [hreflang]";

/** What only the build says of the screen of the page. */
const OF_BUILD = `[name=description], [property]:not(${OF_SCREEN}), [type*=ld]`;

const remove = (tags: Iterable<Element>) => {
  for (const tag of tags) tag.remove();
};

/** Keeps out of the head what is of another screen than the one that is shown. */
function keepHeadTrue(router: AnyRouter): void {
  const title = document.querySelector("head > title");
  const ofScreen = document.querySelectorAll(`head > :is(${OF_SCREEN})`);
  const ofBuild = document.querySelectorAll(`:is(meta, script):is(${OF_BUILD})`);
  router.subscribe("onBeforeLoad", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) remove(ofBuild);
  });
  void whenTakenOver.then(() => {
    // React takes over the tags of what it hydrates. For what it renders anew it has put its own before them.
    if (document.querySelector("head > title") !== title) remove([...ofScreen, ...ofBuild]);
  });
}

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
  keepHeadTrue(router);
  startTransition(() => {
    if (isSame) {
      hydrateRouter(router);
      void whenTakenOver.then(keepEntered(container));
      hydrateRoot(container, app, { onRecoverableError: reportHydrationError });
    } else createRoot(container).render(app);
  });
}
