import type { Browser, BrowserContext, Page } from "@playwright/test";
import { BEST_QUALITY, brotli } from "./compressed.ts";
import { CARD_NAME, newPage, newPhone, stopServiceWorker } from "./phone.ts";
import { firstMonster, layoutShift } from "./probe.ts";
import type { Site } from "./site-server.ts";

const SETTLING_MS = 5_000;
const SERVICE_WORKER_TIMEOUT_MS = 10_000;

/** What one visit measured: times in milliseconds, weights in compressed bytes. */
export type Visit = {
  paint: number;
  monster: number;
  blocking: number;
  shift: number;
  /** The scripts asked for until the first monster was visible, and until all was quiet. */
  script: number;
  allScript: number;
  style: number;
};

/** What stands in the page itself, as it came: the app takes some of it away. */
function inlineTexts(page: Page) {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const source = new DOMParser().parseFromString(html, "text/html");
    const textOf = (selector: string) =>
      [...source.querySelectorAll(selector)].map(({ textContent }) => textContent).join("");
    return { script: textOf("script:not([src], [type*=json])"), style: textOf("style") };
  });
}

const packedSize = async (text: string) => (await brotli(text, BEST_QUALITY)).byteLength;

async function read(page: Page, site: Site, monster: number): Promise<Visit> {
  const { paint, blocking, early } = await page.evaluate((until) => {
    const requests = performance.getEntriesByType("resource");
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      blocking: (window.probe?.longTasks ?? []).reduce((sum, task) => sum + task.duration - 50, 0),
      early: requests
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => new URL(name).pathname),
    };
  }, monster);
  const all = site.requested();
  const inline = await inlineTexts(page);
  const inlineScript = await packedSize(inline.script);
  const weightOf = (paths: string[], ending: string) =>
    site.weight([...new Set(paths)].filter((path) => path.endsWith(ending)));
  return {
    paint,
    monster,
    blocking,
    shift: await layoutShift(page),
    script: inlineScript + weightOf(early, ".js"),
    allScript: inlineScript + weightOf(all, ".js"),
    style: (await packedSize(inline.style)) + weightOf(all, ".css"),
  };
}

async function measure(context: BrowserContext, site: Site, path: string): Promise<Visit> {
  const page = await newPage(context, "slow 4G");
  site.forgetRequests();
  await page.goto(new URL(path, site.url).href, { waitUntil: "load" });
  const monster = await firstMonster(page);
  await page.waitForTimeout(SETTLING_MS);
  return read(page, site, monster);
}

/** The visit of someone who has never been there, on a slow phone with a slow network. */
export async function firstVisit(
  browser: Browser,
  site: Site,
  path: string,
  monsterName = CARD_NAME,
): Promise<Visit> {
  await using context = await newPhone(browser, monsterName);
  return await measure(context, site, path);
}

/** Whether a service worker is at work before patience ends. */
function hasServiceWorker(page: Page): Promise<boolean> {
  return page.evaluate(
    (patience) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, patience, false)),
      ]),
    SERVICE_WORKER_TIMEOUT_MS,
  );
}

/** The visit of someone who comes back; `null` when the site has no service worker. */
export async function secondVisit(
  browser: Browser,
  site: Site,
  path: string,
): Promise<Visit | null> {
  await using context = await newPhone(browser);
  const page = await context.newPage();
  await page.goto(new URL(path, site.url).href, { waitUntil: "load" });
  await firstMonster(page);
  if (!(await hasServiceWorker(page))) return null;
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLING_MS);
  await stopServiceWorker(page);
  await page.close();
  return await measure(context, site, path);
}
