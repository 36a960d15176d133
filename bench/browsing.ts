import { type Browser, chromium, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium.ts";
import { type Figure, median } from "./figures.ts";

const ROUNDS = 3;

/** Collects the tasks that hold the main thread for 50 ms or longer from now on. */
const watchLongTasks = () =>
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      document.documentElement.dataset.longest = String(
        Math.max(Number(document.documentElement.dataset.longest ?? 0), duration),
      );
    }
  }).observe({ type: "longtask" });

const forgetLongTasks = (page: Page) =>
  page.evaluate(() => delete document.documentElement.dataset.longest);

const longestTask = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.longest ?? 0));

async function measure(browser: Browser, url: string, count: number) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "x-mock-faults": `monsters=${count}` },
  });
  await page.goto(`${url}monsters`);
  await page.getByRole("article").first().waitFor();
  // The index is prepared when the page is idle.
  await page.waitForTimeout(1_500);
  await page.evaluate(watchLongTasks);

  await page.getByRole("searchbox").pressSequentially("hinokorisu", { delay: 80 });
  await page.waitForTimeout(500);
  const typing = await longestTask(page);

  await page.getByRole("searchbox").fill("");
  await page.waitForTimeout(500);
  await forgetLongTasks(page);
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  const scrolling = await longestTask(page);
  const cards = await page.getByRole("article").count();
  await page.close();
  return { typing, scrolling, cards };
}

/** Typing and scrolling in the production build, in a phone's viewport. */
export async function benchBrowsing(): Promise<Figure[]> {
  await build({ mode: "preview", logLevel: "warn" });
  const server = await preview({ mode: "preview", logLevel: "warn", preview: { port: 0 } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  const figures: Figure[] = [];
  for (const count of [100, 1_000, 10_000]) {
    const rounds: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, url, count));
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    const name = `browsing, ${count} monsters`;
    figures.push(
      {
        what: `${name}: longest task while typing (0: none of 50 ms)`,
        value: of((r) => r.typing),
        unit: "ms",
        target: { atMost: 50 },
      },
      {
        what: `${name}: longest task while scrolling (0: none of 50 ms)`,
        value: of((r) => r.scrolling),
        unit: "ms",
        target: { atMost: 50 },
      },
      {
        what: `${name}: cards in the document`,
        value: of((r) => r.cards),
        unit: "",
        target: { atMost: 100 },
      },
    );
  }
  await browser.close();
  await server.close();
  return figures;
}
