import type { PrecacheEntry } from "workbox-precaching";
import { ENTRY, PAGE_LANGUAGE, ROUTE } from "#src/page/marks.ts";
import { PAGES } from "../build/pages.ts";

/** The hash of a file as browsers compare it. Source: https://www.w3.org/TR/sri-2/ */
export async function integrityOf(content: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** The route and the language that a page of the build is for, and the path of the script that starts the app, without its slash. */
export function marksOf(html: string) {
  const [, route] = new RegExp(`${ROUTE}="([^"]+)"`).exec(html) ?? [];
  const [, language] = new RegExp(`${PAGE_LANGUAGE}="([^"]+)"`).exec(html) ?? [];
  const [, entry] = new RegExp(`${ENTRY}[^>]* href="/([^"]+)"`).exec(html) ?? [];
  return { route, language, entry };
}

/**
 * Whether `response` is this file of the build, by its `integrity`. A page has none, because hosts may add to
 * HTML: it is known by its route and language, and by the script of the build that starts the app.
 */
export async function isOfBuild(
  response: Response,
  { url, integrity }: PrecacheEntry,
  manifest: readonly PrecacheEntry[],
): Promise<boolean> {
  if (!response.ok) return false;
  const content = response.clone();
  if (integrity) return integrity === (await integrityOf(await content.arrayBuffer()));
  if (!content.headers.get("Content-Type")?.startsWith("text/html")) return false;
  const { route, language, entry } = marksOf(await content.text());
  const page = PAGES.find(({ file }) => file === url);
  const isPage = page?.route === route && page?.language === language;
  return isPage && manifest.some((file) => file.url === entry);
}
