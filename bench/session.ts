import type { Page } from "@playwright/test";

/** A user's actions on one screen. */
export type Step = {
  screen: string;
  /** The path to load before acting. */
  open?: string;
  act: (page: Page) => Promise<void>;
};

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

/** A guest's session over every screen. */
export const SESSION: Step[] = [
  {
    screen: "home",
    open: "/",
    act: async (page) => {
      await page.getByRole("article").first().waitFor();
      // Before that, taps are handled by the prerendered page instead of the app.
      await page.locator("[data-prerendered]").waitFor({ state: "detached" });
      await link(page, "図鑑を見る").tap();
      await heading(page, "モンスター図鑑");
    },
  },
  {
    screen: "search",
    act: async (page) => {
      const field = page.getByRole("combobox", { name: "モンスターを検索" });
      await field.tap();
      await field.pressSequentially("hinoko", { delay: 100 });
      await link(page, "ヒノコリスの詳細を見る").waitFor();
      await page.getByRole("listbox").waitFor();
      // The first closes the suggestions, the second clears the field.
      await field.press("Escape");
      await field.press("Escape");
    },
  },
  {
    screen: "filters",
    act: async (page) => {
      await page.getByRole("checkbox", { name: "みず" }).tap();
      await page.getByRole("checkbox", { name: "みず" }).tap();
    },
  },
  {
    screen: "encyclopedia",
    act: async (page) => {
      await link(page, /の詳細を見る/).tap();
      await page.getByRole("navigation", { name: "前後のモンスター" }).waitFor();
    },
  },
  {
    screen: "monster",
    act: async (page) => {
      for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) {
        const before = page.url();
        await page.keyboard.press(key);
        await page.waitForURL((url) => url.href !== before);
      }
      await button(page, "戻る").tap();
      await heading(page, "モンスター図鑑");
    },
  },
  {
    screen: "comparison",
    act: async (page) => {
      await button(page, /を比較に加える/).tap();
      await button(page, /を比較に加える/).tap();
      await link(page, "2体を比べる").tap();
      await heading(page, "モンスターを比べる");
      await button(page, /^外す|を比較から外す$/).tap();
    },
  },
  {
    screen: "language and theme",
    act: async (page) => {
      await button(page, "English").tap();
      await button(page, "日本語").tap();
      await button(page, "ダーク").tap();
      await button(page, "システム").tap();
    },
  },
  {
    screen: "login",
    act: async (page) => {
      await link(page, "ログイン").tap();
      await heading(page, "ログイン");
      await link(page, "ゲストとして続ける").tap();
      await page.getByRole("article").first().waitFor();
    },
  },
  {
    screen: "not found",
    open: "/no/such/page",
    act: async (page) => {
      await page.locator("[data-prerendered]").waitFor({ state: "detached" });
      await link(page, "ホームに戻る").tap();
      await page.getByRole("article").first().waitFor();
    },
  },
];
