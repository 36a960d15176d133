import { devices, type Page } from "@playwright/test";
import { languageOfPath } from "#src/messages/languages.ts";
import { API_URL, APP_URL } from "./support/addresses.ts";
import {
  expect,
  GAPI,
  holdRequests,
  holdScripts,
  linkTo,
  listIsStored,
  menuOf,
  openHydrated,
  searchField,
  setFaults,
  signIn,
  test,
  titled,
  waitForTakeover,
} from "./support/test.ts";

/** Lets Firebase take the browser for a phone, where it prepares the popup beforehand. */
const actAsPhone = (page: Page, app = "") =>
  page.addInitScript((userAgent) => {
    Object.defineProperty(Navigator.prototype, "userAgent", { get: () => userAgent });
  }, devices["iPhone 15"].userAgent + app);

/** Blocks popups that do not open as soon as there was a click, as WebKit does. */
const blockLatePopups = (page: Page) =>
  page.addInitScript(() => {
    const { open } = window;
    let clickedAt = Number.NEGATIVE_INFINITY;
    const noteClick = () => {
      clickedAt = performance.now();
    };
    addEventListener("click", noteClick, true);
    window.open = (...values) =>
      performance.now() - clickedAt < 1_000 ? open.apply(window, values) : null;
  });

test("where Google's script is slow, the first press that the button takes opens the popup", {
  tag: "@rest",
}, async ({ page }) => {
  await actAsPhone(page);
  await blockLatePopups(page);
  const release = await holdRequests(page, GAPI);
  const asked = page.waitForRequest(GAPI);
  await page.goto("/login");
  await asked;
  const button = page.getByRole("button", { name: "Googleでログイン" });
  await expect(page.getByText("ログインの準備をしています")).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  setTimeout(release, 500);
  await signIn(page, { email: "slow@example.com", name: "最初" });
  await expect(menuOf(page, "最初")).toBeVisible();
});

test("in the browser of an app alone the login page says that Google may refuse it", {
  tag: ["@one-engine", "@rest"],
}, async ({ page }) => {
  const notice = page.getByText("アプリの中のブラウザでは");
  await page.goto("/login");
  await waitForTakeover(page);
  await expect(notice).toHaveCount(0);
  await actAsPhone(page, " Line/14.10.0");
  await page.goto("/login");
  await expect(notice).toBeVisible();
});

test("a guest on a phone browses without meeting another origin until pointing at the link to log in", {
  tag: ["@one-engine", "@rest"],
}, async ({ page }) => {
  await actAsPhone(page);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  for (const visit of ["first", "next"]) {
    await page.goto("/");
    await expect(page.getByText("API接続成功: healthy")).toBeVisible();
    // By then all code that comes when idle is there.
    await listIsStored(page);
    await page.waitForLoadState("networkidle");
    await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).click();
    await linkTo(page, "ヒノコリス").click();
    await expect(titled(page, "ヒノコリス")).toBeVisible();
    await page.getByRole("button", { name: "戻る" }).click();
    await expect(page).toHaveURL("/monsters");
    expect([...origins].sort(), visit).toEqual([API_URL, APP_URL]);
  }
  const asked = page.waitForRequest(GAPI);
  await page.getByRole("link", { name: "ログイン" }).hover();
  await asked;
});

/** What the login page is told, once it is open. */
const redirectOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  return pathname.endsWith("/login") && searchParams.get("redirect");
};

test("the link to log in leads back to its page, also while the app is not there", async ({
  page,
}) => {
  const link = page.getByRole("link", { name: /^(ログイン|Log in)$/ });
  const release = await holdScripts(page);
  for (const [path, redirect] of [
    ["/no/such?a=1", "/no/such?a=1"],
    ["/en/compare?ids=1&ids=2", "/compare?ids=1&ids=2"],
    ["/monsters?type=fire&q=no#top", "/monsters?type=fire&q=no#top"],
  ] as const) {
    await page.goto(path, { waitUntil: "commit" });
    await link.click();
    await expect.poll(() => redirectOf(page)).toBe(redirect);
    expect(languageOfPath(new URL(page.url()).pathname)).toBe(languageOfPath(path));
  }
  release();
  await signIn(page, { email: "back@example.com", name: "戻る人" });
  await expect(menuOf(page, "戻る人")).toBeVisible();
  await expect(page).toHaveURL("/monsters?type=fire&q=no#top");
});

test("the link to log in leads another tab back to what has just been typed", {
  tag: "@rest",
}, async ({ page }) => {
  await openHydrated(page, "/monsters?type=fire");
  const link = page.getByRole("link", { name: "ログイン" });
  await link.hover();
  await searchField(page).pressSequentially("no");
  // Engines differ in whether a test sees the tab; this is what the link says by then.
  const leadsTo = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("auxclick", ({ target }) => {
          if (target instanceof HTMLAnchorElement) resolve(target.href);
        });
      }),
  );
  await link.click({ button: "middle" });
  expect(new URL(await leadsTo).searchParams.get("redirect")).toBe("/monsters?q=no&type=fire");
});

test("a guest's link to log in is there before any script; who was signed in never sees it", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto("/login");
  await signIn(page, { email: "again@example.com", name: "再訪" });
  await expect(menuOf(page, "再訪")).toBeVisible();
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("ログイン状態を確認中")).toBeVisible();
  await expect(page.getByRole("link", { name: "ログイン" })).toBeHidden();
  release();
  await menuOf(page, "再訪").click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
  const releaseGuest = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
  await expect(page.getByText("ログイン状態を確認中")).toBeHidden();
  releaseGuest();
});

test("an API that hangs delays neither the link to log in, nor the sign-in, nor the redirect after it", {
  tag: ["@one-engine", "@rest"],
}, async ({ page, calls }) => {
  await setFaults(page, "list=hang&detail=hang&health=hang");
  await page.goto("/");
  const ofList = () => calls.filter((path) => path === "/api/monsters");
  await expect.poll(ofList).toHaveLength(1);
  await page.getByRole("link", { name: "ログイン" }).click();
  await expect(titled(page, "ログイン")).toBeVisible();
  // It did not wait for an attempt to end.
  expect(ofList()).toHaveLength(1);
  await page.goto("/login?redirect=/monsters/3");
  await signIn(page, { email: "hanging@example.com", name: "待たない" });
  await expect(menuOf(page, "待たない")).toBeVisible();
  await expect(page).toHaveURL("/monsters/3");
  await expect(page.getByText("モンスター情報を読み込み中...")).toBeVisible();
});
