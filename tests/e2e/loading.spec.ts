import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inLanguage } from "#src/messages/languages.ts";
import { serve } from "#tests/support/serve.ts";
import { APP_URL, BARE_URL } from "./support/addresses.ts";
import { noteShifts, shiftsIn } from "./support/shifts.ts";
import {
  appIsKept,
  expect,
  listIsStored,
  resize,
  SCRIPTS,
  setFaults,
  test,
  waitForTakeover,
} from "./support/test.ts";

/** Every page of the build, also of the one without monsters, and every screen that the browser draws. */
const ADDRESSES = [
  ...["/", "/monsters", "/monsters?q=neko", "/monsters/1"].flatMap((path) => [
    APP_URL + path,
    BARE_URL + path,
  ]),
  ...["/login", "/compare", "/compare?ids=1&ids=2&ids=3", "/no/such"].map((path) => APP_URL + path),
];

const inEnglish = (url: string) => {
  const { origin, pathname, search } = new URL(url);
  return origin + inLanguage("en", pathname + search);
};

/** Opens a page, and waits until it is hydrated. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForTakeover(page);
  await expect(page.getByRole("heading", { level: 1 }), url).toBeVisible();
}

/** What screens.spec.ts does not look at: pages that know no monsters, another language, and what is not there. */
const OTHERS = [
  ...["/", "/en/monsters", "/monsters?q=neko", "/en/monsters/1"].map((path) => BARE_URL + path),
  ...["/en", "/en/monsters?q=neko", "/monsters/999", "/compare?ids=999"].map(
    (path) => APP_URL + path,
  ),
];

for (const url of OTHERS) {
  test(`${url} is hydrated without errors, moves nothing and asks for nothing twice`, {
    tag: ["@one-engine", "@rest"],
  }, async ({ page, calls }) => {
    await resize(page, 390);
    await noteShifts(page);
    await setFaults(page, "list=delay-700&detail=delay-400");
    await open(page, url);
    await expect(page.getByText(/読み込み中|^Loading/)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await shiftsIn(page)).toEqual([]);
    expect(calls).toEqual([...new Set(calls)]);
  });
}

test("the bar stands still, wherever in it the page comes to a stop", {
  tag: "@one-engine",
}, async ({ page }) => {
  const html = readFileSync("dist-e2e/index.html", "utf8");
  const [start, end] = [html.indexOf("<header"), html.indexOf("</header>")];
  let sendRest = () => {};
  const origin = await serve((request, response) => {
    const cut = Number(new URL(request.url ?? "", "http://localhost").searchParams.get("cut"));
    // Of other files there are none.
    if (cut === 0) response.writeHead(404).end();
    else response.setHeader("Content-Type", "text/html").write(html.slice(0, cut));
    if (cut > 0) sendRest = () => response.end(html.slice(cut));
  });
  const isPainted = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  await resize(page, 390);
  await noteShifts(page);
  await page.route(SCRIPTS, (route) => route.abort());
  for (let part = 1; part <= 20; part += 1) {
    const cut = Math.round(start + ((end - start) * part) / 21);
    await page.goto(`${origin}/?cut=${cut}`, { waitUntil: "commit" });
    await isPainted();
    sendRest();
    await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
    await isPainted();
    expect(await shiftsIn(page), html.slice(cut - 60, cut)).toEqual([]);
  }
});

test.describe("at a later visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("every page is hydrated and logs nothing, also where the service worker has no page of its own", {
    tag: "@rest",
  }, async ({ page }) => {
    test.slow();
    // Uncaught errors fail every test.
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    for (const site of [APP_URL, BARE_URL]) {
      await page.goto(site);
      await listIsStored(page);
      await appIsKept(page);
    }
    for (const url of [...ADDRESSES, inEnglish(APP_URL), "/profile", "/en/battles"]) {
      await open(page, url);
      expect(logged, url).toEqual([]);
    }
  });
});
