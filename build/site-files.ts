import { alternatesOf } from "#src/components/ui/page-head.tsx";
import { escapeMarkup } from "#src/lib/escape-markup.ts";
import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import type { KnownMonster } from "./monster-pages.ts";
import { PAGES } from "./pages.ts";
import { drawSharePictures } from "./share-picture/draw-share-pictures.ts";

/**
 * The addresses of the site for search engines, each with those of the same page in every language.
 * Sources: https://www.sitemaps.org/protocol.html, https://developers.google.com/search/docs/specialty/international
 */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const alternates = alternatesOf(siteUrl, path).map(
      ({ tag, href }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(href)}"/>`,
    );
    return `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${alternates.join("")}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("")}</urlset>
`;
}

/** Allows search engines, and names the sitemap. Source: RFC 9309 */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;

/**
 * Sitemap, robots.txt and the pictures for previews of a site with these monsters, by their paths. They contain whole
 * addresses.
 */
export async function siteFiles(
  siteUrl: string,
  known: readonly KnownMonster[],
): Promise<[path: string, content: string | Uint8Array][]> {
  const indexed = PAGES.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  const own = LANGUAGES.flatMap((language) =>
    known.map(({ monster }) => inLanguage(language, `/monsters/${monster.id}`)),
  );
  return [
    ["sitemap.xml", sitemap(siteUrl, [...indexed, ...own])],
    ["robots.txt", robots(siteUrl)],
    ...(await drawSharePictures(known.map(({ monster }) => monster))),
  ];
}
