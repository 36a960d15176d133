import type { Browser, Page } from "@playwright/test";
import { type Figure, figure } from "./figures.ts";
import { takeLayoutShift, takeSlowestInteraction } from "./page-metrics.ts";
import { newPage, newPhoneContext } from "./phone.ts";
import type { BrowserPart } from "./rounds.ts";
import { siteOf } from "./sites.ts";

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

const card = (page: Page) => page.getByRole("article").first().waitFor();

/** Before that, taps are handled by the prerendered page instead of the app. */
const takeover = (page: Page) => page.locator("[data-prerendered]").waitFor({ state: "detached" });

/** A guest's actions on every screen, one after the other. */
const SESSION: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto("/");
    await card(page);
    await takeover(page);
    await link(page, "図鑑を見る").tap();
    await heading(page, "モンスター図鑑");
  },
  search: async (page) => {
    const field = page.getByRole("combobox", { name: "モンスターを検索" });
    await field.tap();
    await field.pressSequentially("hinoko", { delay: 100 });
    await link(page, "ヒノコリスの詳細を見る").waitFor();
    // It clears the field.
    await field.press("Escape");
  },
  filters: async (page) => {
    await page.getByRole("checkbox", { name: "みず" }).tap();
    await page.getByRole("checkbox", { name: "みず" }).tap();
  },
  encyclopedia: async (page) => {
    await link(page, /の詳細を見る/).tap();
    await page.getByRole("navigation", { name: "前後のモンスター" }).waitFor();
  },
  monster: async (page) => {
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) {
      const before = page.url();
      await page.keyboard.press(key);
      await page.waitForURL((url) => url.href !== before);
    }
    await button(page, "戻る").tap();
    await heading(page, "モンスター図鑑");
  },
  comparison: async (page) => {
    await button(page, /を比較に加える/).tap();
    await button(page, /を比較に加える/).tap();
    await link(page, "2体を比べる").tap();
    await heading(page, "モンスターを比べる");
    await button(page, /^外す|を比較から外す$/).tap();
  },
  theme: async (page) => {
    await button(page, "ダーク").tap();
    await button(page, "システム").tap();
  },
  login: async (page) => {
    await link(page, "ログイン").tap();
    await heading(page, "ログイン");
    await link(page, "ゲストとして続ける").tap();
    await card(page);
  },
  "not found": async (page) => {
    await page.goto("/no/such/page");
    await takeover(page);
    await link(page, "ホームに戻る").tap();
    await card(page);
  },
};

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
    const slowestMs = await page.evaluate(takeSlowestInteraction);
    layoutShift += await page.evaluate(takeLayoutShift);
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
