import type { Page } from "@playwright/test";
import {
  chooseTheme,
  expect,
  linkTo,
  searchField,
  signIn,
  test,
  titled,
  waitForTakeover,
} from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Collects what the browser blocks because of the page's policy. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      Reflect.get(window, "reportViolation")(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test("the whole app runs without violating its security policy, sign-in by popup included", async ({
  page,
}) => {
  // It visits every screen.
  test.slow();
  const violations = await watchViolations(page);
  await page.goto("/");
  await expect(page.getByText("API接続成功: healthy")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).click();
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
  const field = searchField(page);
  await field.pressSequentially("sumibi");
  await expect(page.getByText(/^66体中\d+体$/)).toBeVisible();
  await page.getByRole("button", { name: "スミビネコを比較に加える" }).click();
  await field.press("Escape");
  await page.getByRole("button", { name: "ヒノコリスを比較に加える" }).click();
  await linkTo(page, "スミビネコ").click();
  await expect(titled(page, "スミビネコ")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("link", { name: "2体を比べる" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await chooseTheme(page, "ダーク");
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL(/\/en\/compare/);
  await waitForTakeover(page);
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("button").click();
  await page.goto("/en/profile?a=1");
  await signIn(page, { email: "policy@example.com", name: "方針" });
  await expect(titled(page, "My page")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "User menu of 方針" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(titled(page, "Log in")).toBeVisible();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  expect(violations).toEqual([]);
});

test("an injected script does not run", async ({ page, expectErrors }) => {
  expectErrors(/Content.Security.Policy|^Nobody knows https:\/\/evil\.example/i);
  const violations = await watchViolations(page);
  const requested: string[] = [];
  page.on("response", (response) => requested.push(new URL(response.url()).hostname));
  await page.goto("/monsters");
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  // What an attacker with a hole in the app would try: script by address, by markup, by text.
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "https://evil.example/x.js";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.smuggled=1'>");
    Reflect.apply(setTimeout, window, ["window.smuggled=1", 0]);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => Reflect.get(window, "smuggled"))).toBeUndefined();
  expect(requested).not.toContain("evil.example");
});
