import type { Page } from "@playwright/test";
import { API_URL } from "./support/addresses.ts";
import {
  collectErrors,
  expect,
  holdRequests,
  holdScripts,
  setFaults,
  test,
  waitForHydration,
} from "./support/test.ts";

const POSITIONS_KEY = "tsr-scroll-restoration-v1_3";

/** A visit that leaves everything behind that a device stores. */
async function visit(page: Page) {
  await page.goto("/monsters");
  await page.waitForFunction(() => localStorage.getItem("first-screen") !== null);
  await page.evaluate(() => scrollTo(0, 400));
}

/** Replaces what is stored, once the page that would store it again is gone. */
async function replaceStored(
  page: Page,
  local: Record<string, string>,
  session: Record<string, string> = {},
) {
  await page.goto("/icons/icon-192.png");
  await page.evaluate(
    ([localItems, sessionItems]) => {
      for (const [key, value] of Object.entries(localItems)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(sessionItems)) sessionStorage.setItem(key, value);
    },
    [local, session] as const,
  );
}

const malformed = ["null", "{", "[]", "7", '{"version":9}', `"${"あ".repeat(200_000)}"`];

test("stored data that is malformed costs nothing but itself", async ({ page }) => {
  await visit(page);
  const errors = collectErrors(page);
  for (const text of malformed) {
    const keys = ["first-screen", "known-monsters", "theme", "language", "signed-in"];
    const items = Object.fromEntries(keys.map((key) => [key, text]));
    const positions = text.length > 1_000 ? "[[]]" : text;
    await replaceStored(page, items, { compare: text, [POSITIONS_KEY]: positions });
    await page.goto("/monsters");
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1, name: "モンスター図鑑" })).toBeVisible();
    await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
    expect(await page.evaluate(() => document.body.style.minHeight), text).toBe("");
    expect(errors, text).toEqual([]);
  }
});

test("cards whose list is not stored with them are not shown", async ({ page }) => {
  await visit(page);
  const firstScreen = await page.evaluate(() => localStorage.getItem("first-screen") ?? "");
  await replaceStored(page, { "first-screen": firstScreen, "known-monsters": "" });
  const errors = collectErrors(page);
  await setFaults(page, "list=delay-1000");
  const release = await holdScripts(page);
  await page.goto("/monsters", { waitUntil: "commit" });
  await expect(page.getByText("モンスターデータを読み込み中...")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await waitForHydration(page);
  expect(errors).toEqual([]);
});

test("a reload asks the API again: the stored list shows at once, a failure stands above it, new data follows", async ({
  page,
}) => {
  await visit(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const isList = request.url() === `${API_URL}/api/monsters`;
    if (isList && request.method() === "GET") asked.push(request.url());
  });
  await setFaults(page, "list=400");
  await page.reload();
  await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
  const failure = page.getByRole("alert");
  await expect(failure).toContainText("モンスターの取得に失敗しました");
  expect(asked).toHaveLength(1);
  await setFaults(page, "monsters=30");
  const release = await holdRequests(page, `${API_URL}/api/monsters`);
  await page.reload();
  await expect(page.getByText("66体")).toBeVisible();
  release();
  await expect(page.getByText("30体")).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(asked).toHaveLength(2);
});
