import type { BrowserContext, Page } from "@playwright/test";
import { type Figure, figure, type Ratio } from "./figures.ts";
import { longestTask, readMetrics, waitForFirstMonster } from "./page-metrics.ts";
import { newPage, newPhoneContext, SLOW_4G } from "./phone.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import { type SiteName, siteOf } from "./sites.ts";

/** What a page takes at most, as a multiple of what a reference takes, of the same unless it says of what. */
type Limit = readonly [measure: string, reference: string, atMost: number, of?: string];

/** A page whose loading is measured. */
type LoadedPage = {
  name: string;
  site: SiteName;
  path?: string;
  /** Whether all is in place that a first visit stored. */
  isSecondVisit?: boolean;
  /** By default all. */
  measures?: readonly string[];
  limits?: readonly Limit[];
};

const PAINT = "first paint";
const MONSTER = "first monster";
const BLOCKED = "main thread blocked";
const LONGEST = "longest task";

const FLOOR = "floor";
const STATIC_PAGE = "static page";

/** A page of the app, and what it may take of the floor's first monster where monsters are in its HTML. */
type Screen = { name: string; path: string; firstMonster: number; firstPortraits: number };

const SCREENS: readonly Screen[] = [
  { name: "home", path: "/", firstMonster: 0.44, firstPortraits: 0.48 },
  { name: "encyclopedia", path: "/monsters", firstMonster: 0.37, firstPortraits: 0.38 },
];

const withList = ({ name, path, firstMonster, firstPortraits }: Screen): LoadedPage => ({
  name: `${name} with list`,
  path,
  site: "app with monsters",
  limits: [
    [PAINT, STATIC_PAGE, 1.4],
    [MONSTER, FLOOR, firstMonster],
    ["first four portraits", FLOOR, firstPortraits, MONSTER],
    [BLOCKED, FLOOR, 1.5],
    [LONGEST, FLOOR, 0.8],
  ],
});

const withoutList = ({ name, path }: Screen): LoadedPage => ({
  name,
  path,
  site: "app",
  limits: [[MONSTER, FLOOR, 1.25]],
});

function secondVisits({ name, path }: Screen): LoadedPage[] {
  const second = { path, isSecondVisit: true };
  const withoutScripts = `${name} without scripts, second visit`;
  return [
    { ...second, name: withoutScripts, site: "app without scripts", measures: [MONSTER] },
    {
      ...second,
      name: `${name}, second visit`,
      site: "app with monsters",
      limits: [[MONSTER, withoutScripts, 1.1]],
    },
  ];
}

/** Those that are compared are measured soon after each other: a machine may change its speed within minutes. */
const PAGES: readonly LoadedPage[] = [
  { name: STATIC_PAGE, site: STATIC_PAGE, measures: [PAINT, MONSTER] },
  { name: FLOOR, site: FLOOR, measures: [PAINT, MONSTER, BLOCKED, LONGEST] },
  ...SCREENS.map(withList),
  ...SCREENS.map(withoutList),
  ...SCREENS.flatMap(secondVisits),
];

/** How long a page needs until all is quiet. */
const SETTLING_MS = 5_000;

async function measure(context: BrowserContext, path: string): Promise<Figure[]> {
  const page = await newPage(context, SLOW_4G);
  await page.goto(path);
  await page.evaluate(waitForFirstMonster);
  await page.waitForTimeout(SETTLING_MS);
  const { firstPaint, longTasks, ...times } = await page.evaluate(readMetrics);
  // Long tasks start at 50 ms; only what exceeds that counts, as in Total Blocking Time.
  const blockedMs = longTasks.reduce((sum, { duration }) => sum + duration - 50, 0);
  return [
    figure(PAINT, firstPaint, "ms"),
    figure(MONSTER, times.firstMonster, "ms"),
    // NaN on a page without portraits.
    figure("first four portraits", times.firstPortraits, "ms"),
    figure(BLOCKED, blockedMs, "ms"),
    figure(LONGEST, longestTask(longTasks, -1), "ms"),
    figure("layout shift", times.layoutShift, "", { atMost: 0 }),
  ];
}

/** Stops the service worker of the page's site, as a browser does when it is idle. */
async function stopServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === "stopped")) resolve();
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await stopped;
}

/** Visits a page, so that everything is stored that the second visit finds. */
async function visitBefore(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(waitForFirstMonster);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLING_MS);
  await stopServiceWorker(page);
  await page.close();
}

const visitPage =
  ({ name, site, path = "/", isSecondVisit = false, measures }: LoadedPage): Subject =>
  async (browser) => {
    await using context = await newPhoneContext(browser, await siteOf(site));
    if (isSecondVisit) await visitBefore(context, path);
    return (await measure(context, path))
      .filter(({ what }) => measures?.includes(what) ?? true)
      .map((one) => ({ ...one, what: `${name}: ${one.what}` }));
  };

/** What a reference takes at least: shorter tasks than 50 ms are not recorded, and nothing is a multiple of nothing. */
const LEAST_MS: Partial<Record<string, number>> = { [LONGEST]: 50, [BLOCKED]: 1 };

const ratiosOf = ({ name, limits = [] }: LoadedPage): Ratio[] =>
  limits.map(([measure, reference, atMost, of = measure]) => ({
    what: `${name}: ${measure}`,
    reference: `${reference}: ${of}`,
    name: `the ${reference}`,
    atMost,
    least: LEAST_MS[measure] ?? 0,
  }));

/** First and second visits on a slow phone with a slow network, beside the references. */
export const LOADING: BrowserPart = {
  subjects: PAGES.map(visitPage),
  ratios: PAGES.flatMap(ratiosOf),
};
