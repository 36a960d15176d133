import type { Page } from "@playwright/test";

/** Source: https://wicg.github.io/layout-instability/#sec-layout-shift */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Notes what moves by itself in the pages that are opened from now on. Only Chromium reports it. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, "moved", moved);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const elements = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const places = [previousRect, currentRect].map(({ x, y }) => `${x}, ${y}`).join(" to ");
          return `${element?.outerHTML.slice(0, 80)} from ${places}`;
        });
        moved.push(`${value}: ${elements.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved since. */
export const shiftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, "moved"));
