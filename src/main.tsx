import { noop, onlineManager } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createApi } from "./api/api.ts";
import { App } from "./app.tsx";
import { createAuth } from "./auth/auth.ts";
import { colorBrowserBars } from "./components/layout/theme.ts";
import { absoluteAddress } from "./lib/absolute-address.ts";
import { loadOptional } from "./lib/load-optional.ts";
import { loadCatalogue, rememberedLanguage } from "./messages/language.ts";
import { followVersion } from "./pwa/new-version.ts";
import { reloadWhenStale } from "./pwa/stale-page.ts";
import { monsterQueries } from "./queries/monsters.ts";
import { createQueryClient } from "./queries/query-client.ts";
import { storeListOnFetch } from "./queries/stored-list/store-list.ts";
import { restoreList } from "./queries/stored-list/stored-list.ts";
import { whenSettled } from "./queries/when-settled.ts";
import { createAppRouter } from "./router.tsx";
import {
  isShowing,
  readWrittenPage,
  reportUnexpected,
  type WrittenPage,
} from "./startup/take-over.ts";
import "./styles/index.css";

const GUARD_SHOWS_AFTER_MS = 200;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All parts of the app, wired. */
function createParts() {
  const auth = createAuth(async () => {
    const { connectToFirebase } = await import("./startup/connect-to-firebase.ts");
    return connectToFirebase();
  });
  const api = createApi(absoluteAddress(SETTINGS.apiBaseUrl), auth.getIdToken);
  const queryClient = createQueryClient();
  return { auth, api, queryClient, router: createAppRouter({ queryClient, auth, api }) };
}

type Parts = ReturnType<typeof createParts>;

/** Lets the browser draw and answer before more is done. */
const pause = () => sleep(0);

async function show(page: WrittenPage, parts: Parts): Promise<void> {
  const { router } = parts;
  const catalogue = await loadCatalogue(rememberedLanguage());
  await pause();
  // A screen that is ready beforehand, and a transition, let React draw it in small steps instead
  // of at one go. The page stands meanwhile; a guard that takes its time gets to show that it does.
  await Promise.race([router.load(), sleep(GUARD_SHOWS_AFTER_MS)]);
  const app = (
    <StrictMode>
      <App router={router} catalogue={catalogue} />
    </StrictMode>
  );
  startTransition(() => {
    if (catalogue.language === "ja" && isShowing(page, router)) {
      // As the router's own client does: without it, a boundary stands around all that no server draws.
      router.ssr = { manifest: undefined };
      hydrateRoot(page.container, app, { onRecoverableError: reportUnexpected });
    } else createRoot(page.container).render(app);
  });
}

async function start(): Promise<void> {
  const page = readWrittenPage();
  await pause();
  colorBrowserBars();
  // Query hears of changes only, and takes the network for granted until then.
  onlineManager.setOnline(navigator.onLine);
  const parts = createParts();
  const { auth, queryClient, router, api } = parts;
  reloadWhenStale(router);
  followVersion();
  if (auth.expectsUser()) auth.start();
  restoreList(queryClient);
  // React hydrates the monsters that the page shows already: they have to be there.
  if (globalThis.earlyRequest?.isShown)
    await queryClient.query(monsterQueries.list(api)).catch(noop);
  await show(page, parts);
  // The first screen's data, which is under way now, goes first.
  await whenSettled(queryClient);
  storeListOnFetch(queryClient);
  const rest = await loadOptional(() => import("./startup/load-rest.ts"));
  await rest?.loadRest(auth, router);
}

// Not awaited: code that is loaded meanwhile may need this module, and would wait for it.
void start();
