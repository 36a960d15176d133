import type { Page } from "@playwright/test";
import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { APP_URL, SITE_URL } from "./support/addresses.ts";
import {
  appIsKept,
  expect,
  listIsStored,
  resize,
  setFaults,
  test,
  waitForTakeover,
} from "./support/test.ts";

const ADDRESSES = [
  ...["/", "/monsters", "/monsters?q=neko", "/monsters?type=fire", "/monsters/1"].flatMap(
    (path) => [APP_URL + path, SITE_URL + path],
  ),
  ...["/login", "/compare", "/compare?ids=1&ids=2&ids=3", "/no/such"].map((path) => APP_URL + path),
].flatMap((url) =>
  LANGUAGES.map((language) => {
    const { origin, pathname, search } = new URL(url);
    return origin + inLanguage(language, pathname + search);
  }),
);

/** Source: https://wicg.github.io/layout-instability/#sec-layout-shift */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Notes what moves by itself in the pages that this phone opens from now on. Only Chromium reports it. */
async function noteShifts(page: Page): Promise<void> {
  await resize(page, 390);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, "moved", moved);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const elements = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const places = [previousRect, currentRect].map(({ x, y }) => `${x}, ${y}`).join(" to ");
          return `${element?.outerHTML.slice(0, 80)} from ${places}`;
        });
        moved.push(`${value}: ${elements.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Opens a page, and waits until it is hydrated. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForTakeover(page);
  await expect(page.getByRole("heading", { level: 1 }), url).toBeVisible();
}

for (const url of ADDRESSES) {
  test(`${url} is hydrated without errors, moves nothing and asks for nothing twice`, {
    tag: "@one-engine",
  }, async ({ page, calls }) => {
    await noteShifts(page);
    await setFaults(page, "list=delay-700&detail=delay-400");
    await open(page, url);
    await expect(page.getByText(/読み込み中|^Loading/)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toEqual([]);
    expect(calls).toEqual([...new Set(calls)]);
  });
}

test.describe("at a later visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("every page is hydrated and logs nothing, also where the service worker has no page of its own", async ({
    page,
  }) => {
    test.slow();
    // Uncaught errors fail every test.
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    for (const site of [APP_URL, SITE_URL]) {
      await page.goto(site);
      await listIsStored(page);
      await appIsKept(page);
    }
    // Every third has each screen, both languages and both sites among them.
    const addresses = ADDRESSES.filter((_, index) => index % 3 === 0);
    for (const url of [...addresses, "/profile", "/en/battles"]) {
      await open(page, url);
      expect(logged, url).toEqual([]);
    }
  });
});
