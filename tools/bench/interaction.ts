import type { Browser, Locator, Page } from "@playwright/test";
import { type Figure, figure, type Ratio } from "./figures.ts";
import { takeLayoutShift, takeSlowestInteraction } from "./page-metrics.ts";
import { newPage, newPhoneContext } from "./phone.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import { type SiteName, siteOf } from "./sites.ts";

/** How long a page needs until what follows a tap or a key is done. */
const SETTLING_MS = 1_500;

/**
 * Taps where an element is. Playwright's own `tap` looks the element up while the page handles the event, 40 ms of it on a
 * slow phone.
 */
async function tap(element: Locator): Promise<void> {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${element}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLING_MS);
}

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();
const field = (page: Page) => page.locator("input[type=search]");

/** What a guest does, one after the other, in the app and in the floor. */
const SESSION: Record<string, (page: Page) => Promise<void>> = {
  "open the encyclopedia": async (page) => {
    await tap(link(page, "図鑑を見る"));
    await heading(page, "モンスター図鑑");
  },
  "focus the search": (page) => tap(field(page)),
  type: async (page) => {
    for (const letter of "ヒノコ") {
      await page.keyboard.insertText(letter);
      await page.keyboard.press("Shift");
      await page.waitForTimeout(300);
    }
    await link(page, /^ヒノコリス/).waitFor();
  },
  clear: async (page) => {
    for (let count = 0; count < 3; count++) await page.keyboard.press("Backspace");
    await page.waitForTimeout(SETTLING_MS);
  },
  "choose a type": async (page) => {
    // While the keyboard of a phone is there, the app shows the results and nothing else.
    await field(page).blur();
    await tap(page.locator("label", { hasText: "みず" }));
  },
  "end the choice": (page) => tap(page.locator("label", { hasText: "みず" })),
  "open a monster": async (page) => {
    await tap(link(page, /^ヒノコリス/));
    await heading(page, "ヒノコリス");
  },
  "go back": async (page) => {
    await tap(button(page, "戻る"));
    await heading(page, "モンスター図鑑");
  },
  "choose two": async (page) => {
    for (const name of ["ヒノコリス", "スミビネコ"])
      await tap(button(page, `${name}を比較に加える`));
  },
  compare: async (page) => {
    await tap(link(page, "2体を比べる"));
    await heading(page, "モンスターを比べる");
  },
  "change the theme": async (page) => {
    const menu = button(page, "表示設定");
    if (await menu.isVisible()) await tap(menu);
    await page.evaluate(takeSlowestInteraction);
    await tap(button(page, "ダーク"));
    await tap(button(page, /^(システム|端末に合わせる)$/));
  },
};

const WHOLE = "whole session";

const slowestOf = (site: SiteName) => `slowest interaction, ${site}`;

async function runSession(browser: Browser, site: SiteName): Promise<Figure[]> {
  await using context = await newPhoneContext(browser, await siteOf(site));
  const page = await newPage(context);
  await page.goto("/");
  await link(page, "ヒノコリス").waitFor();
  // Until then taps are handled by the HTML of the build, and cards are added.
  await page.waitForTimeout(2 * SETTLING_MS);
  const steps: Figure[] = [];
  for (const [step, act] of Object.entries(SESSION)) {
    try {
      await act(page);
    } catch (cause) {
      throw new Error(`The session of the ${site} stopped: ${step}`, { cause });
    }
    const slowestMs = await page.evaluate(takeSlowestInteraction);
    steps.push(figure(`${step}: ${slowestOf(site)}`, slowestMs, "ms"));
  }
  const slowestMs = Math.max(...steps.map(({ value }) => value));
  const layoutShift = await page.evaluate(takeLayoutShift);
  return [
    figure(`${WHOLE}: ${slowestOf(site)}`, slowestMs, "ms"),
    ...(site === "floor" ? [] : [figure(`${WHOLE}: layout shift`, layoutShift, "", { atMost: 0 })]),
    ...steps,
  ];
}

/** Shorter interactions are not recorded, and durations are rounded to 8 ms. */
const LEAST_MS = 24;

const toFloor = (step: string, atMost: number): Ratio => ({
  what: `${step}: ${slowestOf("app")}`,
  reference: `${step}: ${slowestOf("floor")}`,
  name: "the floor",
  atMost,
  least: LEAST_MS,
});

const session =
  (site: SiteName): Subject =>
  (browser) =>
    runSession(browser, site);

/** How fast the app responds, on a slow phone with a fast network, beside the floor. */
export const INTERACTION: BrowserPart = {
  subjects: [session("floor"), session("app")],
  ratios: [toFloor(WHOLE, 0.8), ...Object.keys(SESSION).map((step) => toFloor(step, 1.5))],
};
