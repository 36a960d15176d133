import { inLanguage, LANGUAGES, type Language } from "#src/page/contract.ts";

/** The site's own picture for previews: `npm run pictures` draws it. */
export const SITE_PICTURE = "/og.png";

/** What a page tells search engines and previews of links. */
export type PageSummary = {
  title: string;
  description: string;
  /** Path and text of the picture, 1200 × 630. */
  image: { path: string; alt: string };
  /** The path of the page; `null` for a page that stands for many addresses. */
  path: string | null;
};

const LOCALES: Record<Language, string> = { ja: "ja_JP", en: "en_US" };

/** Search engines take the Japanese page for whoever speaks neither language. */
const ALTERNATES = [
  ...LANGUAGES.map((language) => ({ tag: language, language })),
  { tag: "x-default", language: "ja" as const },
];

/** The addresses of a page in all languages, by their `hreflang`. */
export const alternatesOf = (siteUrl: string, path: string) =>
  ALTERNATES.map(({ tag, language }) => ({ tag, href: siteUrl + inLanguage(language, path) }));

type HeadTagsProps = {
  language: Language;
  summary: PageSummary;
  /** The site's own origin. Without it the tags that need a whole address are left out. */
  siteUrl: string;
};

/** The tags for the head. Source: https://ogp.me */
export function HeadTags({ language, summary, siteUrl }: HeadTagsProps) {
  const { title, description, image, path } = summary;
  const address = siteUrl && path !== null ? siteUrl + path : "";
  return (
    <>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {address &&
        alternatesOf(siteUrl, path ?? "/").map(({ tag, href }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={href} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={LOCALES[language]} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={siteUrl + image.path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
