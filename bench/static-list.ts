import type { Browser } from "@playwright/test";
import { listen } from "./listen.ts";
import { newPhoneContext, PHONE_ON_FAST_NETWORK, slowDown } from "./phone.ts";
import { measureDroppedFrames } from "./scrolling.ts";

/** How many different cards the list has; then they repeat. */
const DIFFERENT_CARDS = 100;
const SETTLING_MS = 3_000;
const PLACE = "<!-- cards -->";

/** Runs in the page of a list: its HTML without cards and scripts, and with all its styles. */
function captureFrame(place: string): string {
  const copy = document.cloneNode(true);
  if (!(copy instanceof Document)) throw new Error("The page cannot be copied");
  const list = copy.querySelector("ul:has(> li > article)");
  if (!list) throw new Error("The page has no list of cards");
  list.removeAttribute("style");
  list.innerHTML = place;
  for (const element of copy.querySelectorAll("script, noscript, link, style")) element.remove();
  const style = copy.createElement("style");
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  style.textContent = rules.map(({ cssText }) => cssText).join("\n");
  copy.head.append(style);
  return `<!doctype html>\n${copy.documentElement.outerHTML}`;
}

/** Runs in the page of a list: scrolls until `count` cards were there with their portraits. */
async function captureCards(count: number): Promise<string[]> {
  const cards = new Map<string | null, string>();
  const deadline = performance.now() + 60_000;
  while (cards.size < count) {
    for (const portrait of document.querySelectorAll("li article monster-portrait")) {
      const item = portrait.closest("li");
      if (!item || !portrait.shadowRoot) continue;
      const place = item.cloneNode();
      const content = item.getHTML({ shadowRoots: [portrait.shadowRoot] });
      if (place instanceof Element)
        cards.set(
          item.getAttribute("aria-posinset"),
          place.outerHTML.replace("</li>", () => `${content}</li>`),
        );
    }
    scrollBy(0, innerHeight / 2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (performance.now() > deadline)
      throw new Error(`Only ${cards.size} of ${count} cards have a portrait`);
  }
  return [...cards.values()];
}

async function captureList(browser: Browser, url: string) {
  await using context = await newPhoneContext(browser);
  await context.request.get(`${url}api/mock-faults?monsters=${DIFFERENT_CARDS}`);
  const page = await context.newPage();
  await page.goto(`${url}monsters`);
  await page.locator("[data-prerendered]").waitFor({ state: "detached" });
  const frame = await page.evaluate(captureFrame, PLACE);
  return { frame, cards: await page.evaluate(captureCards, DIFFERENT_CARDS) };
}

/**
 * Serves the encyclopedia of the app at `url` as plain pages without scripts, until it is disposed of.
 * The path says how many cards a page has: all are in its HTML, with the styles of the app.
 * @throws {Error} when the app has no list of cards with portraits.
 */
export async function serveStaticLists(browser: Browser, url: string) {
  const { frame, cards } = await captureList(browser, url);
  const [before = "", after = ""] = frame.split(PLACE);
  return listen(async (incoming, outgoing) => {
    const count = Number(incoming.url?.slice(1));
    if (Number.isNaN(count)) {
      outgoing.writeHead(404).end();
      return;
    }
    outgoing.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    outgoing.write(before);
    for (let index = 0; index < count; index++) outgoing.write(cards[index % cards.length] ?? "");
    outgoing.end(after);
  });
}

/** The percentage of frames dropped while scrolling through the static list of `count` monsters. */
export async function visitStaticList(
  browser: Browser,
  origin: string,
  count: number,
): Promise<number> {
  await using context = await newPhoneContext(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/${count}`, { waitUntil: "load" });
  // Only now, because a phone would load 10,000 cards for minutes.
  await slowDown(page, PHONE_ON_FAST_NETWORK);
  await page.waitForTimeout(SETTLING_MS);
  return await measureDroppedFrames(page);
}
