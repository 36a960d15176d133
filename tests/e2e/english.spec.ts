import { languageOfPath } from "#src/page/contract.ts";
import { APP_URL, SITE_URL } from "./support/addresses.ts";
import { needs } from "./support/needs.ts";
import { staticHost } from "./support/static-host.ts";
import {
  appIsKept,
  expect,
  holdScripts,
  listIsStored,
  openHydrated,
  openOffline,
  SCRIPTS,
  searchField,
  signIn,
  test,
  titled,
  waitForHydration,
} from "./support/test.ts";

const CARD = { name: "Details of ヒノコリス" };

for (const path of ["/en", "/en/monsters"]) {
  test(`${path} shows the list in English before any script`, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(SITE_URL + path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("link", CARD)).toHaveAttribute("href", "/en/monsters/1");
    await expect(page.getByText("66 monsters", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "ヒノコリス" })).toHaveAttribute("lang", "ja");
    await expect(page.locator("article").first().getByText("Fire")).toBeVisible();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the links lead to the same page in the other language", async ({ page }) => {
    await page.goto(`${SITE_URL}/monsters/3`);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(`${SITE_URL}/en/monsters/3`);
    await expect(page.getByRole("heading", { name: "Moves" })).toBeVisible();
    await page.getByRole("link", { name: "日本語" }).click();
    await expect(page).toHaveURL(`${SITE_URL}/monsters/3`);
  });
});

test("the links keep what is typed, searched and pressed, also while the app is not there", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/monsters?q=neko#main", { waitUntil: "commit" });
  await page.getByRole("link", { name: "English" }).last().click();
  await expect(page).toHaveURL("/en/monsters?q=neko#main");
  await page.getByRole("combobox", { name: "Search monsters" }).fill("スミビネコ");
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

test("whoever has chosen English is sent there from outside, before anything is painted", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("pagehide", () => {
      const painted = performance.getEntriesByType("paint").length > 0;
      if (painted) sessionStorage.setItem("painted", location.pathname);
    }),
  );
  await openHydrated(page, "/monsters");
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

  // Not by Back, by a link of the site itself, or by a choice.
  await page.goto("/en/monsters");
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL("/monsters");
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.reload();
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
  await page.getByRole("link", { name: "ホーム" }).evaluate((link) => {
    const full = document.createElement("a");
    full.href = "/compare";
    full.textContent = "full";
    link.before(full);
    full.click();
  });
  await expect(page).toHaveURL("/compare");
  await page.goto("about:blank");
  await page.goBack();
  await expect(titled(page, "モンスターを比べる")).toBeVisible();
  await expect(page).toHaveURL("/compare");
});

test("opening an English address changes no choice", async ({ page }) => {
  await openHydrated(page, "/en/monsters");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
  await page.goto("/monsters");
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
});

for (const [host, serve] of [
  ["the Hosting emulator", async () => APP_URL],
  ["a plain static host", staticHost],
] as const) {
  test(`an English address that is not found says so in English, and with 404, on ${host}`, async ({
    page,
  }) => {
    const response = await page.goto(`${await serve()}/en/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(titled(page, "Page not found")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle("Page not found | Monster Field");
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL(/\/en$/);
  });
}

test.describe("a visitor who reads English", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "signs in, compares, shares, goes offline, reads Japanese and comes back",
    needs("navigation while offline"),
    async ({ page, context, browser }) => {
      await page.goto("/en/battles");
      await expect(page).toHaveURL("/en/login?redirect=%2Fbattles");
      await signIn(page, { email: "reader@example.com", name: "Reader" });
      await expect(titled(page, "Battles")).toBeVisible();
      await expect(page).toHaveURL("/en/battles");

      await page.getByRole("link", { name: "Monster encyclopedia" }).first().click();
      for (const name of ["ヒノコリス", "スミビネコ"])
        await page.getByRole("button", { name: new RegExp(`^Compare ${name}`) }).click();
      await page.getByRole("link", { name: "Compare 2" }).click();
      await expect(page.getByRole("table")).toBeVisible();
      const shared = page.url();
      expect(shared).toBe(`${APP_URL}/en/compare?ids=1&ids=2`);
      const other = await browser.newContext();
      const stranger = await other.newPage();
      await stranger.goto(shared);
      await expect(titled(stranger, "Compare monsters")).toBeVisible();
      await expect(stranger.getByRole("table")).toContainText("スミビネコ");
      await other.close();

      await openHydrated(page, "/en/monsters");
      await listIsStored(page);
      await appIsKept(page);
      await context.setOffline(true);
      for (const path of ["/en", "/en/monsters", "/en/monsters/2", "/en/compare?ids=1&ids=2"]) {
        await openOffline(page, path);
        await expect(page.getByText(/^You are offline/)).toBeVisible();
        await expect(page.getByText("スミビネコ").first()).toBeVisible();
      }
      await openOffline(page, "/en/monsters");
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
      await context.setOffline(false);
    },
  );
});
