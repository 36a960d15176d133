import type { Browser } from "puppeteer-core";
import { serve } from "../../tests/support/serve.ts";

/** How many different cards the list has; then they repeat. */
const DIFFERENT_CARDS = 100;
const PLACE = "{cards}";

/** Runs in the page of a list that has all its cards: its HTML without scripts, with all styles, and the cards. */
async function capture(place: string): Promise<{ frame: string; cards: string[] }> {
  const portraits = [...document.querySelectorAll("li[data-index] monster-portrait")];
  for (const portrait of portraits) {
    portrait.scrollIntoView();
    while (!portrait.shadowRoot) await new Promise(requestAnimationFrame);
  }
  const shadowRoots = portraits.flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const cards = [...document.querySelectorAll("li[data-index]")].map((item) =>
    item.outerHTML.replace(item.innerHTML, () => item.getHTML({ shadowRoots })),
  );

  const frame = new DOMParser().parseFromString(document.documentElement.outerHTML, "text/html");
  const list = frame.querySelector("ul:has(> li[data-index])");
  if (!list) throw new Error("The page has no list of cards");
  list.removeAttribute("style");
  list.replaceChildren(place);
  for (const element of frame.querySelectorAll("script, noscript, link, style")) element.remove();
  const style = frame.createElement("style");
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  style.textContent = rules.map(({ cssText }) => cssText).join("\n");
  frame.head.append(style);
  return { frame: `<!doctype html>\n${frame.documentElement.outerHTML}`, cards };
}

async function captureAndServe(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(`${url}/api/mock-faults?monsters=${DIFFERENT_CARDS}`);
  await page.goto(`${url}/monsters`);
  const isWhole = (count: number) => document.querySelectorAll("li[data-index]").length === count;
  await page.waitForFunction(isWhole, {}, DIFFERENT_CARDS);
  const { frame, cards } = await page.evaluate(capture, PLACE);
  await page.close();
  const [before = "", after = ""] = frame.split(PLACE);
  return serve((incoming, outgoing) => {
    const count = Number(incoming.url?.slice(1)) || 0;
    const all = Array.from({ length: count }, (_, index) => cards[index % cards.length]);
    outgoing.setHeader("Content-Type", "text/html; charset=utf-8");
    outgoing.end([before, ...all, after].join(""));
  });
}

let served: Promise<string> | undefined;

/**
 * Serves the encyclopedia of the app at `url` as plain pages without scripts, as long as the process
 * lives. The path says how many cards a page has: all are in its HTML, with the styles of the app.
 */
export const serveStaticList = (browser: Browser, url: string): Promise<string> =>
  (served ??= captureAndServe(browser, url));
