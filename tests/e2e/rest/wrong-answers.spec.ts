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

test("what an earlier version has kept, whatever it is, goes when this one comes", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/icons/icon-192.png`);
  await page.evaluate(async (foreign) => {
    const cache = await caches.open("workbox-precache-v2-earlier");
    await cache.put("/app.html", new Response(foreign, { headers: { Vary: "Origin" } }));
  }, FOREIGN_PAGE);
  await openKept(page, site.url);
});

test("a kept app that does not start is given up for that of the network, and kept anew", async ({
  page,
  site,
}) => {
  await openKept(page, site.url);
  await page.evaluate(
    async ([entry, foreign]) => {
      for (const name of await caches.keys())
        await (await caches.open(name)).put(
          `/${entry}`,
          new Response(foreign, { headers: { "Content-Type": "text/html" } }),
        );
    },
    [ENTRY, FOREIGN_PAGE] as const,
  );
  expect((await kept(page)).wrong).toBe(1);
  await page.goto(`${site.url}/`);
  await waitForHydration(page);
  await expect.poll(() => kept(page)).toEqual(RIGHT);
});

test("the console names the file that keeps the app from being kept", {
  tag: "@one-engine",
}, async ({ page, context, site, expectErrors }) => {
  expectErrors(/^Not kept: .*\/scenery\.svg/);
  site.cover(/^\/scenery/);
  const starting = context.waitForEvent("serviceworker");
  await page.goto(`${site.url}/`);
  await (await starting).waitForEvent("console");
});
