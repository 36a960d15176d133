import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { useLanguage } from "#src/messages/translation.ts";

/** Search engines take the Japanese page for whoever speaks neither language. */
const ALTERNATES = [
  ...LANGUAGES.map((language) => ({ tag: language, language })),
  { tag: "x-default", language: "ja" as const },
];

/** The addresses of a page in all languages, by their `hreflang`. */
export const alternatesOf = (siteUrl: string, path: string) =>
  ALTERNATES.map(({ tag, language }) => ({ tag, href: siteUrl + inLanguage(language, path) }));

type HeadTagsProps = {
  title: string;
  /** In its language; `null` for a screen that search engines need not know. */
  path: string | null;
  /** The site's own origin. Without it the tags that need a whole address are left out. */
  siteUrl: string;
  /** Whether there is nothing at the address. */
  isAbsent?: boolean;
};

/** What a head says of a screen. Source: https://ogp.me */
export function HeadTags({ title, path, siteUrl, isAbsent }: HeadTagsProps) {
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {isAbsent && <meta name="robots" content="noindex" />}
      {siteUrl && path !== null && (
        <>
          <link rel="canonical" href={siteUrl + path} />
          {alternatesOf(siteUrl, path).map(({ tag, href }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={href} />
          ))}
          <meta property="og:url" content={siteUrl + path} />
        </>
      )}
    </>
  );
}

type PageHeadProps = Pick<HeadTagsProps, "isAbsent"> & {
  /** The title of the screen; without one, the name of the app. */
  title?: string;
  /** Without language. */
  path?: string;
};

/** Keeps the head of the page up with the screen. React takes over the tags that the page came with. */
export function PageHead({ title, path, isAbsent = false }: PageHeadProps) {
  const { language, messages } = useLanguage();
  // The build writes the head of the whole page.
  if (import.meta.env.SSR) return null;
  return (
    <HeadTags
      title={title === undefined ? messages.appName : messages.pageTitle(title)}
      path={path === undefined ? null : inLanguage(language, path)}
      siteUrl={SETTINGS.siteUrl}
      isAbsent={isAbsent}
    />
  );
}
