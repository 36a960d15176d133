import type { Page } from "@playwright/test";
import { API_URL, SITE_URL } from "./support/addresses.ts";
import {
  expect,
  holdScripts,
  linkTo,
  openHydrated,
  SCRIPTS,
  setFaults,
  test,
  titled,
  waitForHydration,
} from "./support/test.ts";

const MONSTER = { id: "1", name: "ヒノコリス", type: "ほのお", level: 5 };

const firstRequests = [
  ["/", "/api/monsters"],
  ["/monsters", "/api/monsters"],
  ["/monsters/1", "/api/monsters/1"],
] as const;

for (const [path, call] of firstRequests) {
  test(`${path} requests ${call} once, before the scripts have arrived`, async ({ page }) => {
    const release = await holdScripts(page);
    const methods: string[] = [];
    page.on("request", (request) => {
      if (request.url() === API_URL + call) methods.push(request.method());
    });
    const asked = page.waitForRequest(API_URL + call);
    await page.goto(path, { waitUntil: "commit" });
    expect((await asked).headers()["content-type"]).toBe("application/json");
    release();
    await expect(page.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    expect(methods.filter((method) => method === "GET")).toEqual(["GET"]);
  });
}

for (const site of ["", SITE_URL]) {
  for (const [path, count] of [
    ["/", 17],
    ["/monsters", 12],
  ] as const) {
    test(`${site}${path} shows all its portraits without the app`, async ({ page }) => {
      await page.route("**/assets/index-*.js", (route) => route.abort());
      await page.goto(site + path);
      await expect(page.locator("monster-portrait svg")).toHaveCount(count);
    });
  }
}

test("a monster's page shows its number and name as soon as they arrive, before any script", async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/monsters/1");
  await expect(titled(page, "ヒノコリス")).toBeVisible();
  await expect(page.getByText("No.001")).toBeVisible();
  await expect(page.getByText("モンスター情報を読み込み中...")).toBeVisible();
});

const answer = (data: object | null) => JSON.stringify({ data });

const ACCENTED = { ...MONSTER, name: "é", type: null };
const inLatin1 = (data: object) => Buffer.from(answer(data), "latin1");

for (const [path, what, status, body] of [
  ["/monsters/1", "of another monster", 200, answer({ monster: { ...MONSTER, id: "2" } })],
  ["/monsters/1", "without a name", 200, answer({ monster: { ...MONSTER, name: " " } })],
  ["/monsters/1", "without a monster", 200, answer(null)],
  ["/monsters/1", "that is an error", 500, answer({ monster: MONSTER })],
  ["/monsters/1", "that is not UTF-8", 200, inLatin1({ monster: ACCENTED })],
  [
    "/monsters",
    "that is not UTF-8",
    200,
    inLatin1({ monsters: [ACCENTED, { ...ACCENTED, id: "2" }] }),
  ],
] as const) {
  test(`before any script, ${path} shows nothing of an answer ${what}`, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.route(`${API_URL}/api${path}`, (route) =>
      route.fulfill({ status, body, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    const answered = page.waitForResponse(`${API_URL}/api${path}`);
    await page.goto(path);
    await answered;
    await page.evaluate(() =>
      globalThis.earlyRequest?.response.then((early) => early.clone().text()),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^モンスター(情報|図鑑)$/);
    await expect(page.getByRole("article")).toHaveCount(0);
  });
}

test("the first of 20,000 are shown before any script, where the answer begins with their count", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters", { waitUntil: "commit" });
  await expect(page.getByText("20,000体")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);
  release();
  await waitForHydration(page);
  await expect(page.getByText("20,000体")).toBeVisible();
  await linkTo(page, "ヒノコリス").click();
  await expect(titled(page, "ヒノコリス")).toBeVisible();
});

test("the first monsters of a list that breaks off stay, with the error", async ({ page }) => {
  await setFaults(page, "list=cut-off-list");
  await page.goto("/monsters");
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(page.getByText("モンスターデータの取得中にエラーが発生しました")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);
  await setFaults(page);
  await page.getByRole("button", { name: "再試行" }).click();
  await expect(page.getByText("66体")).toBeVisible();
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
});

/** The times of the first contentful paint, of the request for the app, and of its start. */
async function startTimes(page: Page, path: string): Promise<[number, number, number]> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const script = document.querySelector<HTMLScriptElement>("script[src*='/assets/index-']");
      if (!script) return;
      observer.disconnect();
      performance.mark("start", { detail: script.src });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  return page.evaluate(() => {
    const find = (name: string) => performance.getEntriesByName(name)[0];
    const timeOf = (name: string) => find(name)?.startTime ?? Number.NaN;
    const start = find("start");
    const entry = start instanceof PerformanceMark ? start.detail : "";
    return [timeOf("first-contentful-paint"), timeOf(entry), timeOf("start")];
  });
}

for (const path of ["/", "/monsters", "/compare", "/login"]) {
  test(`${path} requests the app after its first paint`, async ({ page }) => {
    const [painted, requested] = await startTimes(page, path);
    expect(requested).toBeGreaterThanOrEqual(painted);
  });
}

test("a page that shows nothing without the app requests it at once, and starts it after its first paint", async ({
  page,
}) => {
  const [painted, requested, started] = await startTimes(page, "/profile");
  expect(requested).toBeLessThan(painted);
  expect(started).toBeGreaterThanOrEqual(painted);
});

for (const [what, pretend] of [
  ["is hidden", () => Object.defineProperty(Document.prototype, "hidden", { get: () => true })],
  ["never says that it is painted", () => (PerformanceObserver.prototype.observe = () => {})],
] as const) {
  test(`the app starts in a page that ${what}`, async ({ page }) => {
    await page.addInitScript(pretend);
    await openHydrated(page, "/monsters");
  });
}
