import { type Finding, judge, unchecked, unmet } from "../check-api/finding.ts";
import { failureOf, type Get, isAnswer } from "./reply.ts";

const SITEMAP = "every address of the sitemap is a page of this site";

/** The path of the sitemap: that of robots.txt, or else the usual one. */
async function sitemapPath(get: Get, origin: string): Promise<string> {
  const robots = await get("/robots.txt");
  const [, address] =
    (isAnswer(robots) && robots.status === 200 && /^sitemap:\s*(\S+)/im.exec(robots.body)) || [];
  const url = address ? URL.parse(address, origin) : null;
  return url?.origin === origin ? url.pathname : "/sitemap.xml";
}

/** Checks the sitemap if there is one. */
export async function checkSitemap(get: Get, origin: string): Promise<Finding> {
  const path = await sitemapPath(get, origin);
  const reply = await get(path);
  if (isAnswer(reply) && reply.status === 404) return unchecked(SITEMAP, "there is none");
  const failure = failureOf(reply);
  if (failure !== null || !isAnswer(reply)) return unmet(SITEMAP, failure ?? "");
  const urls = [...reply.body.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, loc = ""]) => loc);
  if (urls.length === 0) return unmet(SITEMAP, `${path} names no address`);
  const elsewhere = urls.filter((url) => URL.parse(url)?.origin !== origin);
  const own = urls.filter((url) => !elsewhere.includes(url));
  const replies = await Promise.all(own.map((url) => get(url.slice(origin.length) || "/")));
  return judge(
    SITEMAP,
    [
      ...elsewhere.map((url) => `${url} is elsewhere`),
      ...replies.flatMap((one) => failureOf(one) ?? []),
    ],
    { note: `${urls.length} addresses` },
  );
}
