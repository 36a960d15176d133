import type { BrowserContext, Page } from "@playwright/test";
import type { Page as PuppeteerPage } from "puppeteer-core";

/** What a page records about itself; times are milliseconds since the start of its navigation. */
export type PageMetrics = {
  firstMonster: Promise<number>;
  /** When four portraits in the viewport were drawn; NaN until then. */
  firstPortraits: number;
  longTasks: { start: number; duration: number }[];
  /** The sum of all layout shifts without recent input. */
  layoutShift: number;
  /** The duration of the longest event of each interaction, by interaction id. */
  interactions: Record<number, number>;
};

/** A page of Playwright or Puppeteer. */
type AnyPage = { evaluate(read: () => number | Promise<number>): Promise<number> };

declare global {
  interface Window {
    pageMetrics?: PageMetrics;
  }
}

/**
 * Runs in the page before its own scripts. The time of the first monster is that of the first frame
 * with a name: `requestAnimationFrame` waits for blocking styles, as rendering does, and the task
 * after it runs once the frame is drawn. Element Timing would be more exact, but it reports only what
 * is in the viewport, and the list of the home page is below it.
 */
export function recordPageMetrics(nameSelector: string): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  const metrics: PageMetrics = {
    firstMonster: promise,
    firstPortraits: Number.NaN,
    longTasks: [],
    layoutShift: 0,
    interactions: {},
  };
  window.pageMetrics = metrics;

  const afterFrame = (task: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(null);
    });
  const mutations = new MutationObserver(() => checkForName());
  const checkForName = () => {
    if (!document.querySelector(nameSelector)?.textContent?.trim()) return;
    mutations.disconnect();
    afterFrame(() => resolve(performance.now()));
  };
  mutations.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener("DOMContentLoaded", checkForName, { once: true });

  // Nothing reports what is drawn in a shadow root, so each frame looks.
  const portraits = () => [
    ...[...document.querySelectorAll("monster-portrait")].flatMap(
      ({ shadowRoot }) => shadowRoot?.firstElementChild ?? [],
    ),
    ...document.querySelectorAll("span[aria-hidden] > svg[viewBox='0 0 128 128']"),
    ...[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  ];
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const checkForPortraits = () => {
    if (portraits().filter(isInSight).length >= 4)
      afterFrame(() => {
        metrics.firstPortraits = performance.now();
      });
    else if (performance.now() < 20_000) requestAnimationFrame(checkForPortraits);
  };
  requestAnimationFrame(checkForPortraits);

  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    record: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      ...options,
      buffered: true,
    });

  observe({ type: "longtask" }, ({ startTime, duration }) => {
    metrics.longTasks.push({ start: startTime, duration });
  });
  observe({ type: "layout-shift" }, (entry) => {
    if (!("value" in entry && "hadRecentInput" in entry) || entry.hadRecentInput) return;
    metrics.layoutShift += Number(entry.value);
  });
  observe({ type: "event", durationThreshold: 16 }, (entry) => {
    const id = "interactionId" in entry ? Number(entry.interactionId) : 0;
    if (id === 0) return;
    metrics.interactions[id] = Math.max(metrics.interactions[id] ?? 0, entry.duration);
  });
}

/** Records the metrics of every page of this context. `nameSelector` selects a monster's name. */
export async function installPageMetrics(
  context: BrowserContext,
  nameSelector: string,
): Promise<void> {
  await context.addInitScript(recordPageMetrics, nameSelector);
}

/**
 * When the first monster was visible, in milliseconds.
 * @throws {Error} when there is none after half a minute.
 */
export function waitForFirstMonster(page: AnyPage): Promise<number> {
  return page.evaluate(() => {
    const { promise, reject } = Promise.withResolvers<never>();
    setTimeout(() => reject(new Error("No monster became visible")), 30_000);
    return Promise.race([window.pageMetrics?.firstMonster ?? Number.NaN, promise]);
  });
}

/** The durations of the interactions since the last call, in milliseconds, without those under 16. */
export async function takeInteractions(page: Page): Promise<number[]> {
  // The browser reports events after the frame that follows them.
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const durations = Object.values(window.pageMetrics?.interactions ?? {});
    if (window.pageMetrics) window.pageMetrics.interactions = {};
    return durations;
  });
}

/** The longest tasks of a page until now, in milliseconds; 0 where none took over 50 ms. */
export type LongestTasks = {
  /** Of those that began before the first paint. */
  paintTaskMs: number;
  /** Of those since then. */
  longestTaskMs: number;
};

/** The longest tasks of a page that `recordPageMetrics` runs in. */
export function readLongestTasks(page: PuppeteerPage): Promise<LongestTasks> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const tasks = window.pageMetrics?.longTasks ?? [];
    const isLate = ({ start }: { start: number }) => start > (paint?.startTime ?? 0);
    const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ duration }) => duration));
    return {
      paintTaskMs: longest(tasks.filter((task) => !isLate(task))),
      longestTaskMs: longest(tasks.filter(isLate)),
    };
  });
}

/** The layout shift of this page until now. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.pageMetrics?.layoutShift ?? Number.NaN);
}
