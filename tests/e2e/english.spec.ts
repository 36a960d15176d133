import { languageOfPath } from "#src/messages/languages.ts";
import {
  appIsKept,
  boxOf,
  expect,
  holdScripts,
  listIsStored,
  openHydrated,
  openOffline,
  scrollTop,
  searchField,
  setFaults,
  test,
  titled,
  waitForHydration,
  waitForTakeover,
} from "./support/test.ts";

test("the links keep what is typed, searched and pressed, also while the app is not there", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/monsters?q=neko#main", { waitUntil: "commit" });
  await page.getByRole("link", { name: "English" }).last().click();
  await expect(page).toHaveURL("/en/monsters?q=neko#main");
  // A script of the page fills the field.
  await expect(searchField(page)).toHaveValue("neko");
  await searchField(page).fill("スミビネコ");
  release();
  await waitForHydration(page);
  await expect(page.getByText("1 of 66 monsters")).toBeVisible();
  // The address gets it with a delay.
  await searchField(page).pressSequentially("ネ");
  await page.getByRole("link", { name: "日本語" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("スミビネコネ");
  expect(new URL(page.url()).pathname).toBe("/monsters");
  await expect(searchField(page)).toHaveValue("スミビネコネ");
});

for (const [list, faults, scroll] of [
  ["a list", "", 2_500],
  ["a list that comes later", "monsters=2000", 40_000],
] as const) {
  test(`another language shows the same place of ${list}: the monster in the middle, and opened filters`, {
    tag: "@rest",
  }, async ({ page }) => {
    await setFaults(page, faults);
    await openHydrated(page, "/monsters?sort=attack&order=desc");
    await page.getByText("絞り込み").click();
    await expect
      .poll(async () => {
        await page.evaluate((top) => scrollTo(0, top), scroll);
        return scrollTop(page);
      })
      .toBe(scroll);
    const idInMiddle = () =>
      page.locator("[data-id]").evaluateAll((cards) => {
        const isInMiddle = (card: Element) => {
          const { top, bottom } = card.getBoundingClientRect();
          return top - 20 < innerHeight / 2 && bottom + 20 > innerHeight / 2;
        };
        return cards.find(isInMiddle)?.getAttribute("data-id");
      });
    await expect.poll(idInMiddle).toBeDefined();
    const id = await idInMiddle();
    const card = page.locator(`[data-id="${id}"]`);
    const { top } = await boxOf(card);
    const release = await holdScripts(page);
    await page.getByRole("button", { name: "表示設定" }).click();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/en/monsters?sort=attack&order=desc");
    // Before the app is there.
    await expect(page.locator("details")).toHaveAttribute("open", "");
    expect(await scrollTop(page)).toBe(scroll);
    release();
    // Layouts round to different parts of a pixel, row by row.
    await expect.poll(async () => Math.abs((await boxOf(card)).top - top)).toBeLessThan(25);
    await expect(page.locator("details")).toHaveAttribute("open", "");
    // From then on the visitor decides, also when the list changes.
    await waitForHydration(page);
    await page.mouse.wheel(0, -2 * scroll);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("");
    await expect(page).toHaveURL("/en/monsters");
    await expect(page.locator("[data-id]").first()).not.toHaveAttribute("data-id", `${id}`);
    expect(await scrollTop(page)).toBe(0);
  });
}

test("whoever has chosen English is sent there from outside, before anything is painted", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("pagehide", () => {
      const painted = performance.getEntriesByType("paint").length > 0;
      if (painted) sessionStorage.setItem("painted", location.pathname);
    }),
  );
  // Opening an English address is no choice.
  await openHydrated(page, "/en/monsters");
  await page.goto("about:blank");
  await openHydrated(page, "/monsters");
  await expect(page).toHaveURL("/monsters");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/monsters");
  await waitForHydration(page);

  await page.evaluate(() => sessionStorage.clear());
  for (const path of ["/", "/monsters/2?q=neko#main", "/no/such/page"]) {
    await page.goto("about:blank");
    await page.goto(path);
    const twin = path === "/" ? "/en" : `/en${path}`;
    await expect(page).toHaveURL(twin);
  }
  const painted = await page.evaluate(() => sessionStorage.getItem("painted"));
  expect(languageOfPath(painted ?? "/en")).toBe("en");
});

test("whoever has chosen English stays on a Japanese page after a choice, a link of the site, or Back", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto("/en/compare");
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL("/compare");
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.reload();
  await waitForTakeover(page);
  await page.getByRole("link", { name: "ホーム" }).evaluate((link) => {
    const full = document.createElement("a");
    full.href = "/monsters";
    full.textContent = "full";
    link.before(full);
    full.click();
  });
  await expect(page).toHaveURL("/monsters");
  await page.goto("about:blank");
  await page.goBack();
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
  await expect(page).toHaveURL("/monsters");
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("English pages open, and so do their Japanese twins, with what is typed", {
    tag: "@rest",
  }, async ({ page, context }) => {
    await openHydrated(page, "/en/monsters");
    await listIsStored(page);
    await appIsKept(page);
    await context.setOffline(true);
    for (const path of ["/en", "/en/monsters/2", "/en/compare?ids=1&ids=2", "/en/monsters"]) {
      await openOffline(page, path);
      await expect(page.getByText(/^You are offline/)).toBeVisible();
      await expect(page.getByText("スミビネコ").first()).toBeVisible();
    }
    await waitForHydration(page);
    await searchField(page).pressSequentially("ri");
    await page.mouse.wheel(0, 300);
    await page.getByRole("link", { name: "日本語" }).last().click();
    await expect(page).toHaveURL("/monsters?q=ri");
    await expect(page.getByText(/^オフラインです/)).toBeVisible();
    await expect(searchField(page)).toHaveValue("ri");
    await page.getByRole("link", { name: "English" }).last().click();
    await expect(page).toHaveURL("/en/monsters?q=ri");
    await expect(searchField(page)).toHaveValue("ri");
  });
});
