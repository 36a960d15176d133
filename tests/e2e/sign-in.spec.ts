import type { Request } from "@playwright/test";
import { countStored } from "#tests/support/count-stored.ts";
import { API_URL } from "./support/addresses.ts";
import { expect, listIsStored, menuOf, setFaults, signIn, test, titled } from "./support/test.ts";

test("after the popup is closed the button is usable at once, and the error is only logged", {
  tag: "@rest",
}, async ({ page, expectErrors }) => {
  expectErrors(/^Sign-in failed:/);
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("Sign-in failed:"),
  );
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Googleでログイン" });
  const opened = page.waitForEvent("popup");
  await button.click();
  const popup = await opened;
  await popup.close();
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await logged;
  await signIn(page, { email: "second-try@example.com", name: "二度目" });
  await expect(menuOf(page, "二度目")).toBeVisible();
});

test("the token is sent with API calls and nowhere else; what is stored about the user goes with the user", {
  tag: "@one-engine",
}, async ({ page, context }) => {
  await page.goto("/login");
  await signIn(page, { email: "token@example.com", name: "札" });
  await expect(menuOf(page, "札")).toBeVisible();

  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  await page.goto("/monsters/3");
  await expect(titled(page, "カマドウシ")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("API接続成功: healthy")).toBeVisible();

  const withToken: string[] = [];
  const withoutToken: string[] = [];
  for (const request of requests.filter((each) => each.method() !== "OPTIONS")) {
    const { authorization } = await request.allHeaders();
    (authorization ? withToken : withoutToken).push(request.url());
    if (authorization) expect(authorization).toMatch(/^Bearer [\w.-]+$/);
    expect(request.url()).not.toMatch(/token=|Bearer/);
  }
  expect(withToken.length).toBeGreaterThan(0);
  expect(withToken.filter((url) => !url.startsWith(`${API_URL}/`))).toEqual([]);
  expect(withoutToken.filter((url) => url.startsWith(`${API_URL}/`))).toEqual([]);

  await listIsStored(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/token@example|札|Bearer|eyJ/);
  // Otherwise the list that guests are shown would take its place.
  await setFaults(page, "list=hang");
  await menuOf(page, "札").click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect.poll(() => page.evaluate(countStored)).toBe(0);
});
