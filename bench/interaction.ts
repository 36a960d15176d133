import type { Browser } from "@playwright/test";
import type { ComparablePart } from "./compare-versions.ts";
import { type Figure, medianFigures } from "./figures.ts";
import { readLayoutShift, takeInteractions } from "./page-metrics.ts";
import { launch, newPage, newPhoneContext, PHONE_ON_FAST_NETWORK } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import { SESSION } from "./session.ts";
import { openSites, type Sites } from "./sites.ts";

const MAX_INTERACTION_MS = 100;

/** The slowest interaction of each step, in milliseconds, and the layout shift of all pages. */
type SessionResult = { slowestMs: number[]; layoutShift: number };

async function runSession(browser: Browser, url: string): Promise<SessionResult> {
  await using context = await newPhoneContext(browser);
  const page = await newPage(context, PHONE_ON_FAST_NETWORK);
  const result: SessionResult = { slowestMs: [], layoutShift: 0 };
  for (const { screen, open, act } of SESSION) {
    if (open) {
      // Opening another page discards the metrics of this one.
      if (result.slowestMs.length > 0) result.layoutShift += await readLayoutShift(page);
      await page.goto(new URL(open, url).href);
    }
    try {
      await act(page);
    } catch (cause) {
      throw new Error(`The session stopped on: ${screen}`, { cause });
    }
    result.slowestMs.push(Math.max(0, ...(await takeInteractions(page))));
  }
  result.layoutShift += await readLayoutShift(page);
  return result;
}

function toFigures({ slowestMs, layoutShift }: SessionResult): Figure[] {
  return [
    {
      what: "whole session: slowest interaction (INP)",
      value: Math.max(...slowestMs),
      unit: "ms",
      target: { atMost: MAX_INTERACTION_MS },
    },
    { what: "whole session: layout shift", value: layoutShift, unit: "", target: { atMost: 0 } },
    ...SESSION.map(({ screen }, index) => ({
      what: `${screen}: slowest interaction`,
      value: slowestMs[index] ?? Number.NaN,
      unit: "ms",
      target: { atMost: MAX_INTERACTION_MS },
    })),
  ];
}

const measureSession = async (browser: Browser, sites: Sites): Promise<Figure[]> =>
  toFigures(await runSession(browser, sites.of("app").url));

export const COMPARABLE_INTERACTION: ComparablePart = {
  sites: ["app"],
  subjects: [measureSession],
};

/** Measures how fast the app responds on every screen, on a slow phone with a fast network. */
export async function benchInteraction(): Promise<Figure[]> {
  await using sites = await openSites(COMPARABLE_INTERACTION.sites);
  await using browser = await launch();
  const [sessions = []] = await inRounds([sites], (own) => measureSession(browser, own));
  return medianFigures(sessions);
}
