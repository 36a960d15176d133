import type { Page } from "@playwright/test";
import { needs } from "../support/needs.ts";
import {
  expect,
  linkTo,
  portraitAnimations,
  test,
  titled,
  waitForTakeover,
} from "../support/test.ts";

test.use({ motion: "no-preference" });

async function openMonster(page: Page): Promise<void> {
  await page.goto("/monsters");
  await waitForTakeover(page);
  await page.getByRole("checkbox", { name: "ほのお" }).click();
  await expect(page).toHaveURL("/monsters?type=fire");
  await linkTo(page, "ヒノコリス").click();
  await expect(titled(page, "ヒノコリス")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(titled(page, "スミビネコ")).toBeVisible();
  // Only who stays on a neighbour gets it into the address.
  await expect(page).toHaveURL("/monsters/2?type=fire");
}

for (const [motion, count] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const) {
  test(
    `another page comes in a view transition, the first, a filter and a neighbour do not, with motion: ${motion}`,
    motion === "reduce" ? needs("reduced motion") : {},
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const start = Document.prototype.startViewTransition;
        Document.prototype.startViewTransition = function (...options) {
          performance.mark("transition");
          return start.apply(this, options);
        };
      });
      await openMonster(page);
      const started = await page.evaluate(() => performance.getEntriesByName("transition").length);
      expect(started).toBe(count);
    },
  );
}

test(
  "a view transition that the next one cuts short is no error",
  needs("developers' protocol"),
  async ({ page }) => {
    await openMonster(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    for (const pauseMs of [0, 0, 15]) {
      await page.evaluate(async (milliseconds) => {
        for (const steps of [-1, 1, -1, 1, -1, 1]) {
          const gone = new Promise((resolve) =>
            addEventListener("popstate", resolve, { once: true }),
          );
          history.go(steps);
          await gone;
          await new Promise((resolve) => setTimeout(resolve, milliseconds));
        }
      }, pauseMs);
    }
    await expect(titled(page, "スミビネコ")).toBeVisible();
  },
);

test("a monster breathes and blinks, and what moves by itself ends within five seconds", async ({
  page,
}) => {
  await page.goto("/monsters/1");
  await expect.poll(() => portraitAnimations(page)).toBe(2);
  const opacities = await page.locator("article monster-portrait svg").evaluate((drawing) =>
    drawing.getAnimations({ subtree: true }).flatMap((animation) => {
      const { effect } = animation;
      const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return keyframes.flatMap(({ opacity }) => opacity ?? []);
    }),
  );
  expect(opacities, "the eyes are never translucent").toEqual([]);
  for (const path of ["/", "/monsters/1", "/login"]) {
    await page.goto(path);
    await page.locator("monster-portrait svg").first().waitFor();
    const ends = await page.evaluate(() => {
      const portraits = document.querySelectorAll("monster-portrait");
      const roots = [document, ...[...portraits].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
      return roots
        .flatMap((root) => root.getAnimations())
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    });
    expect(ends.length, path).toBeGreaterThan(0);
    expect(Math.max(...ends), path).toBeLessThanOrEqual(5_000);
  }
});
