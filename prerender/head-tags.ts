import { escapeMarkup } from "#src/lib/escape-markup.ts";

/** What a page says of itself to search engines and to previews of links. */
export type PageSummary = {
  title: string;
  description: string;
  /** Path and text of the picture, 1200 × 630. */
  image: { path: string; alt: string };
  /** The path of the page; `null` for a page that stands for many addresses. */
  path: string | null;
};

const meta = (key: "name" | "property", name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}">`;

/**
 * The tags for the head. Without `siteUrl`, the site's own origin, those that need a whole address are
 * left out. Source: https://ogp.me
 */
export function headTags(
  { title, description, image, path }: PageSummary,
  siteUrl: string,
): string {
  const address = siteUrl && path !== null ? siteUrl + path : "";
  return [
    meta("name", "description", description),
    address && `<link rel="canonical" href="${escapeMarkup(address)}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:locale", "ja_JP"),
    address && meta("property", "og:url", address),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:image", siteUrl + image.path),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", image.alt),
    meta("name", "twitter:card", "summary_large_image"),
  ]
    .filter((tag) => tag !== "")
    .join("");
}
