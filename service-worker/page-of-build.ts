import type { PrecacheEntry } from "workbox-precaching";
import { ENTRY, PAGE_LANGUAGE, ROUTE } from "#src/page/marks.ts";
import { PAGES } from "../build/pages.ts";

/** The route and the language that a page of the build is for, and the path of the script that starts the app, without its slash. */
export function marksOf(html: string) {
  const [, route] = new RegExp(`${ROUTE}="([^"]+)"`).exec(html) ?? [];
  const [, language] = new RegExp(`${PAGE_LANGUAGE}="([^"]+)"`).exec(html) ?? [];
  const [, entry] = new RegExp(`${ENTRY}[^>]* href="/([^"]+)"`).exec(html) ?? [];
  return { route, language, entry };
}

/**
 * Whether `response` is the page of the build at `path`. It has no `integrity`, because hosts may add to HTML: it is
 * known by its route and language, and by the script of the build that starts the app.
 */
export async function isPageOfBuild(
  response: Response,
  path: string,
  manifest: readonly PrecacheEntry[],
): Promise<boolean> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return false;
  const { route, language, entry } = marksOf(await response.clone().text());
  const page = PAGES.find(({ file }) => `/${file}` === path);
  const isPage = page?.route === route && page?.language === language;
  return isPage && manifest.some((file) => file.url === entry);
}
