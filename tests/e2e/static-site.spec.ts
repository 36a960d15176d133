import { runCommand } from "#tests/support/api-server.ts";
import { SITE_URL } from "./support/addresses.ts";
import { staticHost } from "./support/static-host.ts";
import { expect, test, titled, waitForHydration } from "./support/test.ts";

const checkApi = (api: string, origin: string) =>
  runCommand("tools/checks/check-api.ts", api, "--origin", origin);

test("the API of files is the API of the contract, but for the profile", async () => {
  const { problems, exitCode } = await checkApi(`${SITE_URL}/api`, SITE_URL);
  expect(problems).toEqual([
    "! GET /user/profile refuses a guest (answers 404: there is no such call; no screen of the app uses it yet)",
  ]);
  expect(exitCode).toBe(0);
});

test("the site is what `npm run check:site` asks for, sitemap included", async () => {
  const check = runCommand("tools/checks/check-site.ts", SITE_URL);
  const { report, problems, exitCode } = await check;
  expect(problems).toEqual([]);
  expect(report).toContain("✓ every address of the sitemap is a page of this site (136 addresses)");
  expect(exitCode).toBe(0);
});

test("a page has one address, also where it is opened by the name of its file", async ({
  page,
}) => {
  const host = await staticHost();
  for (const url of [SITE_URL, host]) {
    for (const [path, heading] of [
      ["/", "モンスターフィールド"],
      ["/monsters", "モンスター図鑑"],
      ["/monsters/3", "カマドウシ"],
    ] as const) {
      const file = `${path === "/" ? "" : path}/index.html`;
      const response = await page.goto(`${url}${file}?from=mail#main`);
      expect(response?.status(), file).toBe(200);
      await waitForHydration(page);
      await expect(page).toHaveURL(`${url}${path}?from=mail#main`);
      await expect(titled(page, heading)).toBeVisible();
    }
  }
});

for (const [status, message, heading] of [
  [404, "モンスターが見つかりません", "モンスターが見つかりません"],
  [403, "モンスター情報の取得に失敗しました", "ヒノコリス"],
] as const) {
  test(`a monster's page whose request fails before hydration (${status}) is hydrated first`, async ({
    page,
  }) => {
    await page.addInitScript((failure) => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const { url } = new Request(input);
        return url.endsWith("/api/monsters/1")
          ? new Response("", { status: failure })
          : fetch(input, init);
      };
    }, status);
    await page.goto(`${SITE_URL}/monsters/1`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(titled(page, heading)).toBeVisible();
  });
}

test("the same folder works on a plain static host", async ({ page, request }) => {
  const host = await staticHost();
  const { problems } = await checkApi(`${host}/api`, host);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("/user/profile");
  expect(await (await request.get(`${host}/api/monsters/none`)).json()).toHaveProperty("error");
  for (const path of ["/compare?ids=1&ids=2", "/profile"])
    expect((await request.get(host + path)).status(), path).toBe(200);
  await page.goto(`${host}/monsters/`);
  await waitForHydration(page);
});
