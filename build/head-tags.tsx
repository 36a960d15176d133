import { HeadTags } from "#src/components/ui/page-head.tsx";
import type { Language } from "#src/messages/languages.ts";

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
  /** Whether the page says that there is none. */
  isAbsent?: boolean;
};

const LOCALES: Record<Language, string> = { ja: "ja_JP", en: "en_US" };

type PageTagsProps = {
  language: Language;
  summary: PageSummary;
  /** The site's own origin, or empty. */
  siteUrl: string;
};

/** The tags for the head of a page: those of its screen, which the app keeps up, and what only the build knows. */
export function PageTags({ language, summary, siteUrl }: PageTagsProps) {
  const { description, image, ...screen } = summary;
  return (
    <>
      <HeadTags {...screen} siteUrl={siteUrl} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={siteUrl + image.path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
