import type { Browser } from "@playwright/test";
import { type Figure, median } from "./figures.ts";
import { launch, newPage, newPhone } from "./phone.ts";
import { layoutShift, takeInteractions } from "./probe.ts";
import { inRounds } from "./rounds.ts";
import { SESSION } from "./session.ts";
import { openSites } from "./sites.ts";

const MAX_INTERACTION_MS = 100;

/** The slowest interaction of each step, and how far the pages shifted by themselves. */
type Played = { slowest: number[]; shift: number };

async function play(browser: Browser, url: string): Promise<Played> {
  await using context = await newPhone(browser);
  const page = await newPage(context);
  const played: Played = { slowest: [], shift: 0 };
  for (const { screen, open, act } of SESSION) {
    if (open) {
      // A page takes its probe with it.
      if (played.slowest.length > 0) played.shift += await layoutShift(page);
      await page.goto(new URL(open, url).href);
    }
    try {
      await act(page);
    } catch (cause) {
      throw new Error(`The session came to a halt on: ${screen}`, { cause });
    }
    played.slowest.push(Math.max(0, ...(await takeInteractions(page))));
  }
  played.shift += await layoutShift(page);
  return played;
}

/** How fast the app answers on a slow phone, on every screen; the network is not slowed down. */
export async function benchInteraction(): Promise<Figure[]> {
  await using sites = await openSites("app");
  await using browser = await launch();
  const { url } = sites.of("app");
  const [sessions = []] = await inRounds([url], (address) => play(browser, address));
  return [
    {
      what: "whole session: slowest interaction (INP)",
      value: median(sessions.map(({ slowest }) => Math.max(...slowest))),
      unit: "ms",
      target: { atMost: MAX_INTERACTION_MS },
    },
    {
      what: "whole session: layout shift",
      value: median(sessions.map(({ shift }) => shift)),
      unit: "",
      target: { atMost: 0 },
    },
    ...SESSION.map(({ screen }, index) => ({
      what: `${screen}: slowest interaction`,
      value: median(sessions.map(({ slowest }) => slowest[index] ?? Number.NaN)),
      unit: "ms",
      target: { atMost: MAX_INTERACTION_MS },
    })),
  ];
}
