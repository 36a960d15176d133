import type { QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createApi } from "./api/api.ts";
import { App } from "./app.tsx";
import { absoluteAddress } from "./app-settings.ts";
import { createAuth } from "./auth/auth.ts";
import { loadQuickSearchDialog } from "./components/search/quick-search.tsx";
import { colorBrowserBars } from "./components/settings/theme.ts";
import { importCode } from "./lib/import-code.ts";
import { noop } from "./lib/noop.ts";
import { rewriteRefusedAddress } from "./lib/refused-address.ts";
import { yieldToMain } from "./lib/scheduling.ts";
import { languageOfPath } from "./messages/languages.ts";
import { loadTranslation, type Translation } from "./messages/translation.ts";
import { APP_FAILED } from "./page/marks.ts";
import { hydrateOrRender } from "./page/takeover/hydrate-or-render.ts";
import { hydratePageData } from "./page/takeover/page-data.ts";
import { whenTakenOver } from "./page/takeover/takeover.tsx";
import { reloadWhenStale } from "./pwa/stale-page.ts";
import { createQueryClient } from "./queries/query-client.ts";
import { whenSettled } from "./queries/when-settled.ts";
import { type AppRouter, createAppRouter } from "./router.tsx";
import "./styles/index.css";
import "./styles/shared.css";

declare global {
  interface Window {
    __TANSTACK_QUERY_CLIENT__?: QueryClient;
  }
}

/** If a route guard takes longer, its spinner is rendered. */
const PENDING_DELAY_MS = 200;

/** Loads the script that draws the portraits, unless it is there. Never rejects: without it they stay empty. */
const loadPortraits = () =>
  importCode(() => import("@monster-field/portraits/element"), "PortraitElement").catch(noop);

async function renderApp(router: AppRouter, texts: Promise<Translation>): Promise<void> {
  const translation = await texts;
  await yieldToMain();
  // React can render in small steps only if the route is loaded first.
  const loaded = router.load();
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PENDING_DELAY_MS))]);
  // Without a spinner, the router has no matches until its code has arrived.
  if (router.state.matches.length === 0) await loaded;
  const app = (
    <StrictMode>
      <App router={router} translation={translation} />
    </StrictMode>
  );
  hydrateOrRender(app, router, translation.language);
  await whenTakenOver;
}

async function startApp(): Promise<AppRouter> {
  const texts = loadTranslation(languageOfPath(location.pathname));
  await yieldToMain();
  colorBrowserBars();
  const auth = createAuth(async () => {
    const { createFirebaseProvider } = await importCode(
      () => import("./auth/firebase.ts"),
      "createFirebaseProvider",
    );
    return createFirebaseProvider(SETTINGS.firebase, SETTINGS.authEmulatorUrl);
  });
  const api = createApi(absoluteAddress(SETTINGS.apiBaseUrl), auth.getIdToken);
  // Until the page is hydrated, React needs the data that its HTML shows; what differs comes in a task of its own.
  const queryClient = createQueryClient({ release: whenTakenOver.then(yieldToMain) });
  // Browser extensions for TanStack Query look for it there.
  if (import.meta.env.DEV || import.meta.env.MODE === "preview")
    window.__TANSTACK_QUERY_CLIENT__ = queryClient;
  hydratePageData(queryClient);
  rewriteRefusedAddress();
  const router = createAppRouter({ queryClient, auth, api });
  reloadWhenStale(router);
  void auth.settled();
  // Each screen asks for the script again, which may have been lost.
  router.subscribe("onResolved", loadPortraits);
  void loadPortraits();
  await renderApp(router, texts);
  return router;
}

async function workWhenIdle(router: AppRouter): Promise<void> {
  const { auth, queryClient } = router.options.context;
  const persistence = await importCode(
    () => import("./queries/persist-list.ts"),
    "restoreList",
  ).catch(noop);
  void persistence?.restoreList(queryClient, auth);
  // The requests of the first screen have priority.
  await whenSettled(queryClient);
  persistence?.persistListOnFetch(queryClient, auth);
  const idle = await import("./page/idle/idle-work.ts").catch(noop);
  await idle?.startIdleWork(auth, router, loadQuickSearchDialog);
}

// No top-level await: a chunk loaded in `startApp` may import this module, and both would wait forever.
void startApp().then(workWhenIdle, (error: unknown) => {
  dispatchEvent(new Event(APP_FAILED));
  throw error;
});
