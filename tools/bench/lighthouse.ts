import { CHROMIUM_ARGS, ensureChromium } from "../chromium.ts";
import { figure } from "./figures.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import { execute, siteOf } from "./sites.ts";

const PAGES = ["/", "/monsters", "/monsters/1", "/compare", "/login"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

type Report = { categories: Record<string, { score: number }> };

async function audit(url: string) {
  const command = [
    `npx lighthouse ${url} --output json --quiet`,
    // It would be missing without the internet, and is not this app's own.
    '--blocked-url-patterns="https://apis.google.com/*"',
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags="--headless=new ${CHROMIUM_ARGS.join(" ")}"`,
  ].join(" ");
  const options = {
    cwd: import.meta.dirname,
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    maxBuffer: 64 * 1024 ** 2,
  };
  const run = () => execute(command, options);
  // Lighthouse sometimes fails because its own trace has no start, and suggests another run.
  const { stdout } = await run().catch(run);
  const { categories }: Report = JSON.parse(stdout);
  return categories;
}

const auditOf =
  (page: string): Subject =>
  async () => {
    const scores = await audit((await siteOf("app with monsters")) + page);
    return CATEGORIES.map((category) => {
      const score = 100 * (scores[category]?.score ?? Number.NaN);
      return figure(`${page}: ${category}`, score, "", { atLeast: 100 });
    });
  };

/** Lighthouse's scores of the app, with its default settings for phones. */
export const LIGHTHOUSE: BrowserPart = {
  subjects: PAGES.map(auditOf),
};
