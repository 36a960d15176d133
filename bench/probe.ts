import type { BrowserContext, Page } from "@playwright/test";

/** What a page tells about itself from its first moment on; times are milliseconds since then. */
export type Probe = {
  firstMonster: Promise<number>;
  longTasks: { start: number; duration: number }[];
  /** The sum of all shifts that no input explains. */
  layoutShift: number;
  /** The longest event of each interaction, by its id. */
  interactions: Record<number, number>;
};

declare global {
  interface Window {
    probe?: Probe;
  }
}

/**
 * Runs in the page, before all else. A monster counts from the frame that has its name: the frame's
 * callback waits as rendering does for blocking styles, and the task after it comes when the frame
 * is drawn. Element timing would be nearer to the screen, but tells only of what is in the viewport,
 * and the home page has its list below.
 */
function startProbe(monsterName: string): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe: Probe = { firstMonster: promise, longTasks: [], layoutShift: 0, interactions: {} };
  window.probe = probe;

  const afterFrame = (task: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(null);
    });
  const mutations = new MutationObserver(() => look());
  const look = () => {
    if (!document.querySelector(monsterName)?.textContent?.trim()) return;
    mutations.disconnect();
    afterFrame(() => resolve(performance.now()));
  };
  mutations.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener("DOMContentLoaded", look, { once: true });

  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...options,
      buffered: true,
    });

  observe({ type: "longtask" }, ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, duration });
  });
  observe({ type: "layout-shift" }, (entry) => {
    if (!("value" in entry && "hadRecentInput" in entry) || entry.hadRecentInput) return;
    probe.layoutShift += Number(entry.value);
  });
  observe({ type: "event", durationThreshold: 16 }, (entry) => {
    const id = "interactionId" in entry ? Number(entry.interactionId) : 0;
    if (id === 0) return;
    probe.interactions[id] = Math.max(probe.interactions[id] ?? 0, entry.duration);
  });
}

/** Puts the probe into every page of this context; `monsterName` selects what holds a monster's name. */
export async function installProbe(context: BrowserContext, monsterName: string): Promise<void> {
  await context.addInitScript(startProbe, monsterName);
}

/**
 * When the first monster was visible.
 * @throws {Error} when there is none after half a minute.
 */
export function firstMonster(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { promise, reject } = Promise.withResolvers<never>();
    setTimeout(() => reject(new Error("No monster became visible")), 30_000);
    return Promise.race([window.probe?.firstMonster ?? Number.NaN, promise]);
  });
}

/** The longest event of each interaction since the last call, in milliseconds; under 16 is left out. */
export async function takeInteractions(page: Page): Promise<number[]> {
  // Events are told with the frame that follows them.
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const durations = Object.values(window.probe?.interactions ?? {});
    if (window.probe) window.probe.interactions = {};
    return durations;
  });
}

/** The sum of the layout shifts of this page until now. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.probe?.layoutShift ?? Number.NaN);
}
