import { check, type Finding, requireNone, unchecked, unmet } from "../findings.ts";
import { type Get, statusProblems } from "./check-files.ts";

/** The path of the sitemap: that of robots.txt, or else the usual one. */
async function sitemapPath(get: Get, origin: string): Promise<string> {
  const { status, body } = await get("/robots.txt");
  const [, address] = (status === 200 && /^sitemap:\s*(\S+)/im.exec(body)) || [];
  const url = address ? URL.parse(address, origin) : null;
  return url?.origin === origin ? url.pathname : "/sitemap.xml";
}

/** Checks the sitemap if there is one. */
export const checkSitemap = (get: Get, origin: string): Promise<Finding> =>
  check("every address of the sitemap is a page of this site", async () => {
    const path = await sitemapPath(get, origin);
    const reply = await get(path);
    if (reply.status === 404) throw unchecked("there is none");
    requireNone(statusProblems(reply));
    const urls = [...reply.body.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, loc = ""]) => loc);
    if (urls.length === 0) throw unmet(`${path} names no address`);
    const problems = urls.map(async (url) =>
      URL.parse(url)?.origin === origin
        ? statusProblems(await get(url.slice(origin.length) || "/"))
        : [`${url} is elsewhere`],
    );
    return requireNone((await Promise.all(problems)).flat(), { note: `${urls.length} addresses` });
  });
