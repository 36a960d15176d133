import type { Browser } from "@playwright/test";
import { type Figure, figure } from "./figures.ts";
import { takeLayoutShift, takeSlowestInteraction } from "./page-metrics.ts";
import { newPage, newPhoneContext } from "./phone.ts";
import type { BrowserPart } from "./rounds.ts";
import { SESSION } from "./session.ts";
import { siteOf } from "./sites.ts";

const TARGET = { atMost: 100 };

async function runSession(browser: Browser, url: string): Promise<Figure[]> {
  await using context = await newPhoneContext(browser, url);
  const page = await newPage(context);
  const screens: Figure[] = [];
  let layoutShift = 0;
  for (const [screen, act] of Object.entries(SESSION)) {
    try {
      await act(page);
    } catch (cause) {
      throw new Error(`The session stopped on: ${screen}`, { cause });
    }
    const slowestMs = await takeSlowestInteraction(page);
    layoutShift += await takeLayoutShift(page);
    screens.push(figure(`${screen}: slowest interaction`, slowestMs, "ms", TARGET));
  }
  const slowestMs = Math.max(...screens.map(({ value }) => value));
  return [
    figure("whole session: slowest interaction (INP)", slowestMs, "ms", TARGET),
    figure("whole session: layout shift", layoutShift, "", { atMost: 0 }),
    ...screens,
  ];
}

/** How fast the app responds on every screen, on a slow phone with a fast network. */
export const INTERACTION: BrowserPart = {
  subjects: [async (browser) => runSession(browser, await siteOf("app"))],
};
