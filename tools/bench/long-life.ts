import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { GAPI } from "#tests/e2e/support/test.ts";
import { type Figure, figure } from "./figures.ts";
import { NAVIGATIONS_PER_JOURNEY, runJourney } from "./long-life-journey.ts";
import { launch } from "./phone.ts";
import { AUTH_EMULATOR_URL, OWN_SITES } from "./sites.ts";

const WARM_UP_JOURNEYS = 5;
const JOURNEYS = 100;
const SETTLING_MS = 3_000;
/** V8's compiled code would make the heap grow for minutes without being a leak. */
const NO_COMPILED_CODE = ["--no-opt", "--no-maglev", "--no-sparkplug"];

declare global {
  interface Window {
    /** Set by count-timers.js. */
    activeTimers?: Set<unknown>;
  }
}

/**
 * Runs the Auth emulator until it is disposed of.
 * @throws {Error} when it ends before it answers.
 */
async function startAuthEmulator(): Promise<Disposable> {
  const args = ["emulators:start", "--only", "auth", "--project", "demo-monster-field"];
  const child = spawn("firebase", args, {
    stdio: ["ignore", "ignore", "inherit"],
    // See tools/site/with-auth-emulator.ts.
    env: { ...process.env, CI: "true" },
    shell: process.platform === "win32",
  });
  const isReachable = () => fetch(AUTH_EMULATOR_URL).then(Boolean, () => false);
  while (!(await isReachable())) {
    if (child.exitCode !== null) throw new Error("The Auth emulator has ended");
    await wait(500);
  }
  return { [Symbol.dispose]: () => child.kill("SIGINT") };
}

/** What a page retains after garbage collection. */
async function measureRetained(page: Page, session: CDPSession) {
  await page.waitForTimeout(SETTLING_MS);
  // One collection may only make more garbage collectable, for example through finalizers.
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  return {
    heapBytes: usedSize,
    listeners: values.get("JSEventListeners") ?? Number.NaN,
    nodes: values.get("Nodes") ?? Number.NaN,
    timers: await page.evaluate(() => window.activeTimers?.size ?? Number.NaN),
  };
}

/** Opens the app in a tab that reaches only this machine and has a stand-in for Google's script. */
async function openTab(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: "ja-JP", serviceWorkers: "block" });
  await context.route(
    ({ hostname }) => !["localhost", "127.0.0.1"].includes(hostname),
    (route) => route.abort(),
  );
  await context.route(GAPI, (route) => route.fulfill({ path: "mocks/gapi.js" }));
  await context.addInitScript({ path: "tools/bench/count-timers.js" });
  const page = await context.newPage();
  await page.goto(url);
  // Before the app has taken over the page, links would load pages.
  await page.locator("[data-prerendered]").waitFor({ state: "detached" });
  return page;
}

/** Measures how much more memory a tab retains after long use than after short use. */
export async function benchLongLife(): Promise<Figure[]> {
  using _emulator = await startAuthEmulator();
  const { url } = await OWN_SITES("app with emulated sign-in");
  await using browser = await launch(NO_COMPILED_CODE);
  const page = await openTab(browser, url);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  let loads = 0;
  page.on("load", () => loads++);

  for (let journey = 1; journey <= WARM_UP_JOURNEYS; journey++) await runJourney(page, journey);
  const start = await measureRetained(page, session);
  for (let journey = 1; journey <= JOURNEYS; journey++) {
    await runJourney(page, WARM_UP_JOURNEYS + journey);
    if (journey % 10 === 0) console.error(`  after ${journey} of ${JOURNEYS} journeys`);
  }
  const end = await measureRetained(page, session);
  if (loads > 0) throw new Error("The tab has reloaded");

  const navigations = (JOURNEYS * NAVIGATIONS_PER_JOURNEY).toLocaleString("en");
  const growth = `growth after ${navigations} navigations and ${JOURNEYS} sign-ins and sign-outs`;
  const heapGrowth = (100 * (end.heapBytes - start.heapBytes)) / start.heapBytes;
  return [
    figure(`heap: ${growth}`, heapGrowth, "%", { atMost: 10 }),
    figure("heap: after the warm-up", start.heapBytes / 1024 ** 2, "MiB"),
    ...(["listeners", "nodes", "timers"] as const).map((what) =>
      figure(`${what}: ${growth}`, end[what] - start[what], "", { atMost: 0 }),
    ),
  ];
}
