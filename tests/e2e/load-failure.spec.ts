import type { Page } from "@playwright/test";
import { expect, holdRequests, linkTo, test, titled, waitForHydration } from "./support/test.ts";

const ENTRY = "**/assets/index-*.js";
const STYLES = "**/assets/screens-*.css";

/** One address for each page of the build, that of a monster that it did not know included. */
const PAGES = [
  ...["/", "/monsters", "/monsters/1", "/monsters/unknown", "/login", "/compare", "/profile"],
  "/no/such/page",
];

const message = (page: Page) =>
  page.getByRole("alert").getByText("このページの読み込みに失敗しました");

for (const [what, script, text, reload, paths] of [
  ["every page", ENTRY, "このページの読み込みに失敗しました", "再読み込み", PAGES],
  ["a page without the styles of other screens", STYLES, "このページの", "再読み込み", ["/"]],
  ["an English page", ENTRY, "This page could not be loaded", "Reload", ["/en"]],
  [
    "a page without its texts",
    "**/assets/en-*.js*",
    "This page could not",
    "Reload",
    ["/en/login"],
  ],
] as const) {
  test(`${what} says at once that the app cannot be loaded`, {
    tag: what === "every page" ? ["@one-engine", "@rest"] : "@rest",
  }, async ({ context, expectErrors }) => {
    // Texts are loaded by the app, all else by the page.
    if (what === "a page without its texts") expectErrors(/import/i);
    await context.route(script, (route) => route.abort());
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole("alert").getByText(text), path).toBeVisible({ timeout: 8_000 });
      const link = page.getByRole("alert").getByRole("link", { name: reload });
      await expect(link, path).toBeInViewport({ ratio: 1 });
      // Fails where something else covers it.
      await link.click({ trial: true });
      await page.close();
    }
  });
}

for (const [what, pretend] of [
  [
    "lacks what the app needs",
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Promise, "withResolvers")),
  ],
  [
    "does not know the syntax of the app",
    (page: Page) =>
      page.route(ENTRY, (route) => route.fulfill({ contentType: "text/javascript", body: "if" })),
  ],
] as const) {
  test(`a browser that ${what} is told that it is too old, and its visitor can read the list`, {
    tag: "@rest",
  }, async ({ page }) => {
    await pretend(page);
    await page.goto("/monsters?q=neko");
    await expect(page.getByRole("alert")).toHaveText(
      /ブラウザは古いため.*Chrome 126、Firefox 129、Safari 18以降のブラウザをお使いください。$/,
      { timeout: 8_000, useInnerText: true },
    );
    await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  });
}

test("what stands in the page can be used without the app, and the link loads the page anew", async ({
  page,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).click();
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
  await expect(message(page)).toBeVisible();
  await page.unroute(ENTRY);
  await message(page).getByRole("link").click();
  await waitForHydration(page);
  await expect(page).toHaveURL("/monsters");
  await expect(message(page)).toBeHidden();
});

test("an app that does not come is reported after ten seconds, until it comes after all", {
  tag: ["@one-engine", "@rest"],
}, async ({ page }) => {
  const release = await holdRequests(page, ENTRY);
  await page.goto("/", { waitUntil: "commit" });
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  await expect(message(page)).toBeHidden();
  await expect(message(page)).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(message(page)).toBeHidden();
});

test("what an extension fails at is no failure of the page", {
  tag: ["@one-engine", "@rest"],
}, async ({ page, expectErrors }) => {
  expectErrors(/An extension has failed/);
  const release = await holdRequests(page, ENTRY);
  await page.goto("/monsters", { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("unhandledrejection", resolve);
        void Promise.reject(new Error("An extension has failed"));
      }),
  );
  await expect(message(page)).toBeHidden();
  release();
  await waitForHydration(page);
});
