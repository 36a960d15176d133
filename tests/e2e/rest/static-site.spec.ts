import { failure } from "#tests/support/failure.ts";
import { checkApi } from "../../../tools/checks/check-api.ts";
import { checkSite } from "../../../tools/checks/check-site.ts";
import { SITE_URL } from "../support/addresses.ts";
import { staticHost } from "../support/static-host.ts";
import { expect, test, titled, waitForHydration } from "../support/test.ts";

test("the site and its API of files are what `npm run check:site` and `check:api` ask for", async () => {
  expect(await checkSite(SITE_URL)).toEqual([]);
  expect(await checkApi(`${SITE_URL}/api`, SITE_URL)).toEqual([]);
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
  [404, failure("detail", "notFound"), failure("detail", "notFound")],
  [403, failure("detail", "rejected"), "ヒノコリス"],
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
  expect(await checkApi(`${host}/api`, host)).toEqual([]);
  expect(await (await request.get(`${host}/api/monsters/none`)).json()).toHaveProperty("error");
  for (const path of ["/compare?ids=1&ids=2", "/profile"])
    expect((await request.get(host + path)).status(), path).toBe(200);
  await page.goto(`${host}/monsters/`);
  await waitForHydration(page);
});
