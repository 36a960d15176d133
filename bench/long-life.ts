import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { buildApp } from "./builds.ts";
import { emulate } from "./emulator.ts";
import type { Figure } from "./figures.ts";
import { listen } from "./listen.ts";
import { NAVIGATIONS_A_LAP, runLap } from "./long-life-lap.ts";
import { launch } from "./phone.ts";
import { progress } from "./progress.ts";
import { serveSite } from "./site-server.ts";
import { installTimerCount } from "./timers.ts";

const WARM_UP_LAPS = 5;
const LAPS = 100;
const LAPS_A_REPORT = 10;
const SETTLING_MS = 3_000;
/** The machine code that V8 makes of what runs often lies in the heap, grows for minutes, and is no leak. */
const NO_MACHINE_CODE = ["--no-opt", "--no-maglev", "--no-sparkplug"];
const MAX_HEAP_GROWTH_PERCENT = 10;

/** What a page holds, after its garbage has been collected. */
type Holdings = { heap: number; listeners: number; nodes: number; timers: number };

async function holdings(page: Page, session: CDPSession): Promise<Holdings> {
  await page.waitForTimeout(SETTLING_MS);
  // What a first collection sets free, finalizers included, may hold more.
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value;
  const timers = await page.evaluate(() => window.activeTimers?.size);
  return {
    heap: usedSize,
    listeners: metric("JSEventListeners") ?? Number.NaN,
    nodes: metric("Nodes") ?? Number.NaN,
    timers: timers ?? Number.NaN,
  };
}

const inWords = ({ heap, listeners, nodes, timers }: Holdings) =>
  `${(heap / 1024 ** 2).toFixed(2)} MiB, ${listeners} listeners, ${nodes} nodes, ${timers} timers`;

/** A visitor's tab, for whom Google's script is the stand-in and the rest of the internet is away. */
async function openTab(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: "ja-JP", serviceWorkers: "block" });
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ path: "mocks/gapi.js" }),
  );
  await installTimerCount(context);
  const page = await context.newPage();
  await page.goto(url);
  // Until the app is there, links load pages.
  await page.locator("#shell").waitFor({ state: "detached" });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  return { page, session };
}

async function live(browser: Browser, url: string): Promise<[start: Holdings, end: Holdings]> {
  const { page, session } = await openTab(browser, url);
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  let lap = 0;
  while (lap < WARM_UP_LAPS) await runLap(page, ++lap);
  const start = await holdings(page, session);
  progress(`  after the warm-up: ${inWords(start)}`);
  let last = start;
  while (lap < WARM_UP_LAPS + LAPS) {
    await runLap(page, ++lap);
    if ((lap - WARM_UP_LAPS) % LAPS_A_REPORT > 0) continue;
    last = await holdings(page, session);
    progress(`  after ${lap - WARM_UP_LAPS} laps: ${inWords(last)}`);
  }
  if (loads.length > 0) throw new Error(`The tab has loaded a page anew: ${loads}`);
  return [start, last];
}

/** What a tab still holds after a long time in it that it did not hold after a short one. */
export async function benchLongLife(): Promise<Figure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "monster-field-long-life-"));
  await using api = await listen(answerApiRequest);
  await using auth = await emulate("auth", folder.path);
  progress("  making the app");
  const dist = join(folder.path, "dist");
  await buildApp(dist, { VITE_API_BASE_URL: "/api", VITE_FIREBASE_AUTH_EMULATOR_URL: auth.url });
  await using site = await serveSite(dist, api.origin);
  await using browser = await launch(NO_MACHINE_CODE);
  const [start, end] = await live(browser, site.url);

  const after = `after ${(LAPS * NAVIGATIONS_A_LAP).toLocaleString("en")} navigations and ${LAPS} sign-ins and sign-outs`;
  return [
    {
      what: `heap, ${after}: growth`,
      value: (100 * (end.heap - start.heap)) / start.heap,
      unit: "%",
      target: { atMost: MAX_HEAP_GROWTH_PERCENT },
    },
    { what: "heap, after the warm-up", value: start.heap / 1024 ** 2, unit: "MiB" },
    ...(["listeners", "nodes", "timers"] as const).map((what) => ({
      what: `${what}, ${after}: growth`,
      value: end[what] - start[what],
      unit: "",
      target: { atMost: 0 },
    })),
  ];
}
