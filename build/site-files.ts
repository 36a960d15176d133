import { escapeMarkup } from "#src/lib/escape-markup.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { PageWriter } from "./page-writer.ts";
import { PAGES } from "./pages.ts";
import { drawSharePictures } from "./share-picture/draw-share-pictures.ts";

/** The addresses of the site for search engines. Source: https://www.sitemaps.org/protocol.html */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeMarkup(siteUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Allows search engines, and names the sitemap. Source: RFC 9309 */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;

/**
 * Writes sitemap, robots.txt and the pictures for previews of a site with these monsters. They contain
 * whole addresses, so they need the site's own.
 */
export async function writeSiteFiles(
  writer: PageWriter,
  monsters: readonly Monster[],
): Promise<void> {
  const { frame, emit, report } = writer;
  const { siteUrl } = frame;
  if (!siteUrl) {
    report(
      "SITE_URL is not set: no canonical addresses, structured data, sitemap, robots.txt and pictures for previews",
    );
    return;
  }
  const indexed = PAGES.filter(({ isIndexed }) => isIndexed).map(({ url }) => url);
  const paths = [...indexed, ...monsters.map(({ id }) => `/monsters/${id}`)];
  emit("sitemap.xml", sitemap(siteUrl, paths));
  emit("robots.txt", robots(siteUrl));
  await drawSharePictures(monsters, writer);
}
