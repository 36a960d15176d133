import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { inLanguage } from "#src/messages/languages.ts";
import { lostTexts } from "./support/lost-texts.ts";
import { expectPlainPaper } from "./support/print.ts";
import {
  arriveAt,
  FEW,
  openFilters,
  openScreen,
  openSuggestions,
  openUserMenu,
  SCREENS,
} from "./support/screens.ts";
import { noteShifts, shiftsIn } from "./support/shifts.ts";
import {
  expect,
  openHydrated,
  resize,
  scrollsSideways,
  scrollTop,
  setFaults,
  test,
} from "./support/test.ts";

async function expectNoViolation(page: Page, ...rules: string[]): Promise<void> {
  const axe = new AxeBuilder({ page })
    // The first six items of a list are like all others.
    .exclude("li:nth-child(n+7)")
    .options({ resultTypes: ["violations"] })
    // No screen has a frame of its own, for which each run would open another page.
    .setLegacyMode();
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The controls on the page, as markup, that are smaller than `size` pixels in a direction. */
const controlsBelow = (page: Page, size: number) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll("a, button, select, input, summary")]
        .filter((control) => {
          const target = control.closest("label") ?? control;
          const { width, height } = target.getBoundingClientRect();
          return control.checkVisibility() && Math.min(width, height) < least;
        })
        .map(({ outerHTML }) => outerHTML),
    size,
  );

async function expectRoom(page: Page, least: number, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    expect.soft(await scrollsSideways(page), `${width} px`).toBe(false);
    expect.soft(await controlsBelow(page, least), `${width} px`).toEqual([]);
  }
}

/** Puts a finger in the place of the mouse. */
async function takeFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.waitForFunction(() => matchMedia("(pointer: coarse)").matches);
}

/** Where engines may lay out in their own way: long words, tables, fields, and what lies above a screen. */
const IN_EVERY_ENGINE = /extreme|table|suggestions|settings|login|404|user menu/;

/** Puts three monsters into the comparison, whose bar lies over the others then. */
const fillComparison = (page: Page) =>
  page.addInitScript(() => {
    // Firefox runs this in the blank page, too, which has no storage.
    if (location.protocol !== "http:") return;
    const chosen = ["1", "2", "3"].map((id) => ({ id, name: "キ" }));
    sessionStorage.setItem("compare", JSON.stringify(chosen));
  });

/** Makes all text twice as large. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
}

// One visit for each screen, in one of the languages: all that can be seen of it in one go.
for (const [path, open] of [
  ["/"],
  ["/monsters", openFilters],
  ["/en/monsters?view=table"],
  ["/en/monsters/26"],
  ["/en/compare?ids=25&ids=2&ids=3"],
  ["/compare"],
  ["/login"],
  ["/no/such/page", openSuggestions],
  ["/login?redirect=/profile", openUserMenu],
] satisfies [path: string, open?: (page: Page) => Promise<unknown>][]) {
  // Large text needs Chromium's protocol; what engines lay out in their own way is looked at below.
  test(`${path} is hydrated without errors, moves nothing, has room for all, and no violation in light, dark, large and printed`, {
    tag: "@one-engine",
  }, async ({ page, calls }) => {
    // Elsewhere its bar moves the footer.
    if (path === "/monsters") await fillComparison(page);
    await resize(page, 390);
    await noteShifts(page);
    await arriveAt(page, path);
    await page.waitForLoadState("networkidle");
    expect(await shiftsIn(page)).toEqual([]);
    expect(calls).toEqual([...new Set(calls)]);
    await open?.(page);
    await expectNoViolation(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoViolation(page, "color-contrast");
    await expectRoom(page, 24, [1440, 320]);
    await enlargeText(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.evaluate(lostTexts)).toEqual([]);
    if (!open) await expectPlainPaper(page);
  });
}

for (const [name, path, faults = "", open] of SCREENS) {
  test(`${name}: all is in the window, controls are large enough, axe finds no violation`, {
    tag: IN_EVERY_ENGINE.test(name) ? "@rest" : ["@one-engine", "@rest"],
  }, async ({ page, browserName }) => {
    await fillComparison(page);
    await openScreen(page, [name, path, faults || FEW, open]);
    if (browserName !== "chromium") return expectRoom(page, 24, [1024, 320]);
    await expectNoViolation(page);
    await page.emulateMedia({ colorScheme: "dark" });
    // A screen's states have the same elements in both languages and themes.
    if (faults || open) await expectNoViolation(page, "color-contrast");
    // 320 px is also the width of a 1280 px window at 400 % zoom.
    if (!faults.includes("hang")) {
      await expectRoom(page, 24, [2560, 768, 640, 320]);
      await takeFinger(page);
      await expectRoom(page, 44, [320, 360, 1024]);
    }
    if (faults || open) return;
    await openScreen(page, [name, inLanguage("en", path), FEW]);
    await expectNoViolation(page);
  });
}

test("axe finds no violation far down a list", { tag: ["@one-engine", "@rest"] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setFaults(page, "monsters=40");
  await openHydrated(page, "/monsters");
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => scrollTop(page)).toBe(3_000);
  await expectNoViolation(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolation(page, "color-contrast");
});

test("axe finds no violation where the app cannot be loaded", {
  tag: ["@one-engine", "@rest"],
}, async ({ page }) => {
  await page.route("**/assets/index-*.js", (route) => route.abort());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect(page.getByRole("link", { name: "再読み込み" })).toBeVisible();
    await expectNoViolation(page);
  }
});
