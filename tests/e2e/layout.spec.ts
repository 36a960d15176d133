import type { Page } from "@playwright/test";
import { expect, setFaults, signIn, test } from "./support/test.ts";

const EXTREME = "list=extreme-monsters&detail=extreme-monster";

const SCREENS = [
  ["/", ""],
  ["/", EXTREME],
  ["/monsters?attack=10-", ""],
  ["/monsters", EXTREME],
  ["/monsters", "list=400"],
  ["/monsters/1", ""],
  ["/monsters/1", EXTREME],
  ["/compare?ids=1&ids=2&ids=3", ""],
  ["/compare?ids=1&ids=20&ids=50", EXTREME],
  ["/login", ""],
  ["/no/such/page", ""],
] as const;

const settle = async (page: Page) => {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.getByText("読み込み中")).toHaveCount(0);
};

// 320 px is also the width of a 1280 px window at 400 % zoom.
for (const width of [320, 360, 640, 768, 1440, 2560]) {
  test(`at ${width} px no page scrolls sideways, and every control is at least 24 px large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, faults] of SCREENS) {
      await setFaults(page, faults);
      await page.goto(path);
      await settle(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} ${faults}`).toBe(0);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button, select, input, summary, .button")]
          .filter((control) => {
            const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
            return width > 0 && height > 0 && (width < 24 || height < 24);
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(small, `${path} ${faults}`).toEqual([]);
    }
  });
}

for (const path of ["/", "/monsters", "/monsters/1", "/login"]) {
  test(`${path} has no layout shift while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = "value" in entry && typeof entry.value === "number" ? entry.value : 0;
          const { dataset } = document.documentElement;
          dataset.shift = String(Number(dataset.shift ?? 0) + shift);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await setFaults(page, "list=delay-700&detail=delay-400");
    await page.goto(path);
    await settle(page);
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(() => document.documentElement.dataset.shift ?? "0")).toBe("0");
  });
}

test("a long name and e-mail fit into the user menu at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/login");
  const email = `${"a".repeat(28)}@example.com`;
  const name = "寿限無寿限無五劫のすりきれ海砂利水魚の水行末雲来末風来末";
  await signIn(page, { email, name });
  await page.getByRole("button", { name: `${name}のユーザーメニュー` }).click();
  for (const text of [page.getByText(name, { exact: true }), page.getByText(email)]) {
    const box = await text.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

test("a chosen theme is remembered, and applied before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "ダーク" }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  expect(await background()).toBe(dark);
  await page.unroute("**/*.js");
  await page.reload();
  await expect(page.getByRole("button", { name: "ダーク" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "システム" }).click();
  expect(await background()).toBe(light);
});

test("nothing is animated with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await settle(page);
  await page.goto("/monsters/1");
  await settle(page);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});

test("buttons keep their border in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/monsters/1");
  await settle(page);
  await expect(page.getByRole("button", { name: "捕獲する" })).toHaveCSS(
    "border-top-style",
    "solid",
  );
});
