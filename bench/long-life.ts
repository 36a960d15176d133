import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { buildApp } from "./builds.ts";
import { startEmulator } from "./emulator.ts";
import type { Figure } from "./figures.ts";
import { listen } from "./listen.ts";
import { NAVIGATIONS_PER_JOURNEY, runJourney } from "./long-life-journey.ts";
import { launch } from "./phone.ts";
import { logProgress } from "./progress.ts";
import { serveSite } from "./site-server.ts";
import { installTimerTracking } from "./timers.ts";

const WARM_UP_JOURNEYS = 5;
const JOURNEYS = 100;
const JOURNEYS_PER_REPORT = 10;
const SETTLING_MS = 3_000;
/** V8's compiled code would make the heap grow for minutes without being a leak. */
const NO_COMPILED_CODE = ["--no-opt", "--no-maglev", "--no-sparkplug"];
const MAX_HEAP_GROWTH_PERCENT = 10;

/** What a page retains after garbage collection. */
type Retained = { heapBytes: number; listeners: number; nodes: number; timers: number };

async function measureRetained(page: Page, session: CDPSession): Promise<Retained> {
  await page.waitForTimeout(SETTLING_MS);
  // One collection may only make more garbage collectable, for example through finalizers.
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value;
  const timers = await page.evaluate(() => window.activeTimers?.size);
  return {
    heapBytes: usedSize,
    listeners: metric("JSEventListeners") ?? Number.NaN,
    nodes: metric("Nodes") ?? Number.NaN,
    timers: timers ?? Number.NaN,
  };
}

const formatRetained = ({ heapBytes, listeners, nodes, timers }: Retained) =>
  `${(heapBytes / 1024 ** 2).toFixed(2)} MiB, ${listeners} listeners, ${nodes} nodes, ${timers} timers`;

/** Opens the app in a tab that reaches only this machine and has a stand-in for Google's script. */
async function openTab(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: "ja-JP", serviceWorkers: "block" });
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ path: "mocks/gapi.js" }),
  );
  await installTimerTracking(context);
  const page = await context.newPage();
  await page.goto(url);
  // Before the app has taken over the page, links would load pages.
  await page.locator("[data-prerendered]").waitFor({ state: "detached" });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  return { page, session };
}

async function repeatJourney(
  browser: Browser,
  url: string,
): Promise<[start: Retained, end: Retained]> {
  const { page, session } = await openTab(browser, url);
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  let journey = 0;
  while (journey < WARM_UP_JOURNEYS) await runJourney(page, ++journey);
  const start = await measureRetained(page, session);
  logProgress(`  after the warm-up: ${formatRetained(start)}`);
  let last = start;
  while (journey < WARM_UP_JOURNEYS + JOURNEYS) {
    await runJourney(page, ++journey);
    if ((journey - WARM_UP_JOURNEYS) % JOURNEYS_PER_REPORT > 0) continue;
    last = await measureRetained(page, session);
    logProgress(`  after ${journey - WARM_UP_JOURNEYS} journeys: ${formatRetained(last)}`);
  }
  if (loads.length > 0) throw new Error(`The tab has reloaded: ${loads}`);
  return [start, last];
}

/** Measures how much more memory a tab retains after long use than after short use. */
export async function benchLongLife(): Promise<Figure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "monster-field-long-life-"));
  await using api = await listen(answerApiRequest);
  await using auth = await startEmulator("auth", folder.path);
  logProgress("  making the app");
  const dist = join(folder.path, "dist");
  await buildApp(dist, { VITE_API_BASE_URL: "/api", VITE_FIREBASE_AUTH_EMULATOR_URL: auth.url });
  await using site = await serveSite(dist, api.origin);
  await using browser = await launch(NO_COMPILED_CODE);
  const [start, end] = await repeatJourney(browser, site.url);

  const growth = `growth after ${(JOURNEYS * NAVIGATIONS_PER_JOURNEY).toLocaleString("en")} navigations and ${JOURNEYS} sign-ins and sign-outs`;
  return [
    {
      what: `heap: ${growth}`,
      value: (100 * (end.heapBytes - start.heapBytes)) / start.heapBytes,
      unit: "%",
      target: { atMost: MAX_HEAP_GROWTH_PERCENT },
    },
    { what: "heap: after the warm-up", value: start.heapBytes / 1024 ** 2, unit: "MiB" },
    ...(["listeners", "nodes", "timers"] as const).map((what) => ({
      what: `${what}: ${growth}`,
      value: end[what] - start[what],
      unit: "",
      target: { atMost: 0 },
    })),
  ];
}
