import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { entryOf, FOREIGN_PAGE } from "../support/deployment.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const ENTRY = entryOf("dist-e2e");

/** Home, as a host sends it for what it does not find. */
const HOME = `${readFileSync("dist-e2e/index.html", "utf8")}<!-- By the host -->`;

/** How many answers are kept; how many of them are wrong, or not found by every request. */
const kept = (page: Page) =>
  page.evaluate(
    async (foreign: readonly string[]) => {
      let all = 0;
      let wrong = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          all += 1;
          const answer = await cache.match(key);
          const text = await answer?.text();
          if (answer?.headers.has("Vary") || (text && foreign.includes(text))) wrong += 1;
        }
      }
      return { isWhole: all > 20, wrong };
    },
    [FOREIGN_PAGE, HOME],
  );

/** Keeps something else in the place of the files whose path contains `part`; without it only adds what hides them. */
const spoil = (page: Page, part: string, content: string | null = FOREIGN_PAGE) =>
  page.evaluate(
    async ([fragment, foreign]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          if (!new URL(key.url).pathname.includes(fragment)) continue;
          const kept = await cache.match(key);
          const headers = foreign === null ? { Vary: "Origin" } : { "Content-Type": "text/html" };
          await cache.put(key, new Response(foreign ?? kept?.body, { headers }));
        }
      }
    },
    [part, content] as const,
  );

const RIGHT = { isWhole: true, wrong: 0 };

/** Opens a site that has been kept whole. */
async function openKept(page: Page, url: string) {
  await page.goto(`${url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => kept(page)).toEqual(RIGHT);
}

async function expectComparison(page: Page, url: string) {
  await page.goto(`${url}/compare`);
  await expect(page.getByText("比べるモンスターが選ばれていません")).toBeVisible();
}

test("a page and a script in whose place the host sends home are not kept, but fetched anew later", async ({
  page,
  site,
  expectErrors,
}) => {
  expectErrors(/^Not kept: .*compare/);
  // Three visits, each until it is idle.
  test.slow();
  site.cover(/^\/(assets\/compare-|compare\b)/, HOME);
  await page.goto(`${site.url}/`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator;
        serviceWorker.register = new Proxy(serviceWorker.register, {
          async apply(register, it, options) {
            const registration = await Reflect.apply(register, it, options);
            registration.installing.onstatechange = resolve;
            return registration;
          },
        });
      }),
  );
  expect((await kept(page)).wrong).toBe(0);

  site.uncover();
  await expect(async () => {
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: 10_000,
    });
  }).toPass();
  expect((await kept(page)).wrong).toBe(0);
  await expectComparison(page, site.url);
});

test("what is kept and wrong is fetched anew, also beside a file that the host lacks, if only after another visit", async ({
  page,
  site,
  expectErrors,
}) => {
  expectErrors(/^Not kept: app\.html/);
  await openKept(page, site.url);
  for (const part of ["app.html", "battles", "compare"]) await spoil(page, part);
  await spoil(page, "scenery", null);
  expect((await kept(page)).wrong).toBeGreaterThan(1);

  site.cover(/^\/app\.html/);
  await page.reload();
  await expect.poll(async () => (await kept(page)).wrong).toBe(0);
  await expectComparison(page, site.url);

  // Without its script a page cannot even ask for the check in its usual place.
  site.uncover();
  await spoil(page, ENTRY);
  await page.goto(`${site.url}/`);
  await expect.poll(() => kept(page)).toEqual(RIGHT);
  await page.reload();
  await waitForHydration(page);
});

test("the console names the file that keeps the app from being kept", async ({
  page,
  context,
  site,
  expectErrors,
}) => {
  expectErrors(/^Not kept: scenery\.svg/);
  site.cover(/^\/scenery/);
  const starting = context.waitForEvent("serviceworker");
  await page.goto(`${site.url}/`);
  await (await starting).waitForEvent("console");
});
