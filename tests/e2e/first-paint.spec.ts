import type { Page } from "@playwright/test";
import { BARE_URL } from "./support/addresses.ts";
import {
  cardsOf,
  expect,
  holdScripts,
  openHydrated,
  SCRIPTS,
  test,
  waitForHydration,
  waitForTakeover,
} from "./support/test.ts";

for (const [path, cards, portraits, count, type] of [
  ["/monsters", 12, 12, "66体", "ほのお"],
  ["/en", 4, 9, "66 monsters", "Fire"],
] as const) {
  test(`${path} shows its monsters with all their portraits before any script`, async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(path);
    await expect(cardsOf(page)).toHaveCount(cards);
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await expect(cardsOf(page).first()).toContainText(type);
    await expect(page.locator("monster-portrait svg")).toHaveCount(portraits);
  });
}

test("marks that a chat has put after an address are no part of it", async ({ page }) => {
  for (const [address, meant] of [
    ["/monsters?type=fire）", "/monsters?type=fire"],
    ["/monsters/1。", "/monsters/1"],
    ["/compare?ids=1,4）", "/compare?ids=1&ids=4"],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(meant);
    await expect(page.getByRole("main").getByText("ヒノコリス").first()).toBeVisible();
  }
});

for (const [path, isHidden] of [
  ["/en/monsters?q=&level=&hp-min=&fbclid=1", false],
  ["/monsters?q=&hp-min=50", true],
  ["/monsters?q=&q=neko&fbclid=1", true],
] as const) {
  test(`${path} shows ${isHidden ? "the places of its" : "all"} monsters before any script`, {
    tag: path.includes("fbclid") ? "@rest" : [],
  }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const card = cardsOf(page).first();
    await expect(card).toBeVisible();
    await expect(card.getByRole("link")).toBeVisible({ visible: !isHidden });
    release();
    await waitForHydration(page);
    await expect(card.getByRole("link")).toBeVisible();
  });
}

for (const [path, chosen] of [
  ["/monsters?view=table", "cards"],
  ["/monsters", "table"],
] as const) {
  test(`${path}, where ${chosen} were chosen last, has rows and says so before any script`, {
    tag: chosen === "cards" ? "@rest" : [],
  }, async ({ page }) => {
    await page.addInitScript((view) => localStorage.setItem("view", view), chosen);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("button", { name: "表", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const places = await cardsOf(page).evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().left),
    );
    expect(places).toHaveLength(12);
    expect(new Set(places).size).toBe(1);
    release();
    await waitForHydration(page);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  });
}

/** The times of the first contentful paint, of the request for the app, and of its start. */
async function startTimes(page: Page, path: string): Promise<[number, number, number]> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      // Its styles are waited for first.
      const entry = document.querySelector<HTMLLinkElement>("[data-entry]");
      if (!entry || !document.querySelector("head > [rel=stylesheet]")) return;
      observer.disconnect();
      performance.mark("start", { detail: entry.href });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await waitForTakeover(page);
  return page.evaluate(() => {
    const find = (name: string) => performance.getEntriesByName(name)[0];
    const timeOf = (name: string) => find(name)?.startTime ?? Number.NaN;
    const start = find("start");
    const entry = start instanceof PerformanceMark ? start.detail : "";
    return [timeOf("first-contentful-paint"), timeOf(entry), timeOf("start")];
  });
}

for (const path of ["/monsters", "/login"]) {
  test(`${path} requests the app after its first paint`, {
    tag: path === "/login" ? "@rest" : [],
  }, async ({ page }) => {
    const [painted, requested] = await startTimes(page, path);
    expect(requested).toBeGreaterThanOrEqual(painted);
  });
}

for (const path of ["/profile", `${BARE_URL}/monsters`]) {
  test(`${path}, which shows nothing without the app, requests it at once, and starts it after its first paint`, {
    tag: "@rest",
  }, async ({ page }) => {
    const [painted, requested, started] = await startTimes(page, path);
    expect(requested).toBeLessThan(painted);
    expect(started).toBeGreaterThanOrEqual(painted);
  });
}

for (const [what, pretend] of [
  ["is hidden", () => Object.defineProperty(Document.prototype, "hidden", { get: () => true })],
  ["never says that it is painted", () => (PerformanceObserver.prototype.observe = () => {})],
] as const) {
  test(`the app starts in a page that ${what}`, { tag: "@rest" }, async ({ page }) => {
    await page.addInitScript(pretend);
    await openHydrated(page, "/monsters");
  });
}
