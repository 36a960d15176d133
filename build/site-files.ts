import { alternatesOf } from "#src/components/ui/page-head.tsx";
import { escapeMarkup } from "#src/lib/escape-markup.ts";
import { MESSAGES } from "#src/messages/build-texts.ts";
import { inLanguage, LANGUAGES, type Language } from "#src/messages/languages.ts";
import type { KnownMonster } from "./monster-pages.ts";
import { fileIn, OPEN_SEARCH, PAGES } from "./pages.ts";
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

/**
 * How to search the encyclopedia from the address bar, in a language.
 * Source: https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch
 */
export function openSearch(siteUrl: string, language: Language): string {
  const { appName, search } = MESSAGES[language];
  const found = `${siteUrl}${inLanguage(language, "/monsters")}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(appName)}</ShortName>
<Description>${escapeMarkup(search.label)}</Description>
<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${escapeMarkup(`${siteUrl}/icons/icon-192.png`)}</Image>
<Url type="text/html" template="${escapeMarkup(found)}"/>
</OpenSearchDescription>
`;
}

/** Allows search engines, and names the sitemap. Source: RFC 9309 */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;

/**
 * Sitemap, robots.txt, the descriptions of the search and the pictures for previews of a site with these monsters, by their
 * paths. They contain whole addresses, so there are none where that of the site is not known.
 */
export async function siteFiles(
  siteUrl: string,
  known: readonly KnownMonster[],
): Promise<[path: string, content: string | Uint8Array][]> {
  if (!siteUrl) return [];
  const indexed = PAGES.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  const own = LANGUAGES.flatMap((language) =>
    known.map(({ monster }) => inLanguage(language, `/monsters/${monster.id}`)),
  );
  return [
    ["sitemap.xml", sitemap(siteUrl, [...indexed, ...own])],
    ["robots.txt", robots(siteUrl)],
    ...LANGUAGES.map((language): [string, string] => [
      fileIn(language, OPEN_SEARCH),
      openSearch(siteUrl, language),
    ]),
    ...(await drawSharePictures(known.map(({ monster }) => monster))),
  ];
}
