import { renderToStaticMarkup } from "react-dom/server";
import { LOAD_FAILURE, MESSAGES, NO_SCRIPTS } from "#src/messages/build-texts.ts";
import type { Language } from "#src/messages/languages.ts";
import {
  APP_ID,
  ENTRY,
  PAGE_DATA_ID,
  PAGE_LANGUAGE,
  PRERENDERED,
  ROUTE,
  THEME_COLOR,
} from "#src/page/marks.ts";
import { BROWSERS } from "./browsers.ts";
import { type PageSummary, PageTags } from "./head-tags.tsx";
import { ENCYCLOPEDIA_ROUTE, fileIn, MANIFEST, OPEN_SEARCH, type Page } from "./pages.ts";
import type { RenderedScreen } from "./render-screen.tsx";

/** What all pages of a build have in common. */
export type PageShell = {
  /** The code of the scripts that stand in pages. */
  scripts: Record<"restoreChoices" | "fillForm" | "afterContent" | "loadApp", string>;
  /** The styles of the screens, by the chunks that need them. */
  styles: ReadonlyMap<string, string>;
  /** Paths of files of the build. */
  styleSheet: string;
  entry: string;
  portraits: readonly string[];
  /** The site's origin; empty if it is not known. */
  siteUrl: string;
};

/** What differs between pages. */
export type PageContent = RenderedScreen & {
  page: Pick<Page, "language" | "route" | "hasContent">;
  summary: PageSummary;
  preloads: string[];
  /** Structured data of schema.org. */
  structuredData: object | null;
};

/** A relative address: that of the page, with its search. */
const SAME_PAGE = "";

/** For `loadApp`, which shows one of them: screen readers announce what is added to an alert. */
const LoadFailure = ({ text, reload, tooOld }: (typeof LOAD_FAILURE)[Language]) => (
  <div className="no-app" role="alert">
    <p hidden>
      {`${text} `}
      <a href={SAME_PAGE}>{reload}</a>
    </p>
    <p hidden>{tooOld(BROWSERS)}</p>
  </div>
);

/** What React itself has rendered. */
const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** JSON that ends no element. */
const toJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** React moves links into the head, unless they have a handler, which is not part of the HTML. */
const IN_PLACE = { onLoad: () => {} };

/** A page of the build. React puts titles, links and `<meta>` first. */
function WholePage({ shell, content }: { shell: PageShell; content: PageContent }) {
  const { summary, markup, data, structuredData } = content;
  const { language, route, hasContent } = content.page;
  const { scripts, entry } = shell;
  const chunks = new Set([entry, ...content.preloads]);
  const styles = [...chunks].map((chunk) => shell.styles.get(chunk));
  const preloads = [...new Set([...chunks, ...shell.portraits])].map((chunk) => (
    <link
      key={chunk}
      rel="modulepreload"
      crossOrigin=""
      fetchPriority="low"
      {...(chunk === entry && { [ENTRY]: "" })}
      href={`/${chunk}`}
      {...IN_PLACE}
    />
  ));
  return (
    <html lang={language} {...{ [PRERENDERED]: "" }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
        {Object.entries({ light: "#ffffff", dark: "#19251f" }).map(([theme, color]) => {
          const own = { [THEME_COLOR]: theme, media: `(prefers-color-scheme: ${theme})` };
          return <meta key={theme} name="theme-color" {...own} content={color} />;
        })}
        <script>{scripts.restoreChoices}</script>
        <link rel="manifest" href={`/${fileIn(language, MANIFEST)}`} />
        {shell.siteUrl && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={MESSAGES[language].appName}
            href={`/${fileIn(language, OPEN_SEARCH)}`}
          />
        )}
        <PageTags language={language} summary={summary} siteUrl={shell.siteUrl} />
        {!hasContent && preloads}
        <style>{styles.join("")}</style>
      </head>
      <body>
        <noscript>
          <aside className="no-scripts">
            <p>{NO_SCRIPTS[language]}</p>
          </aside>
        </noscript>
        <div id={APP_ID} {...{ [ROUTE]: route, [PAGE_LANGUAGE]: language }} {...raw(markup)} />
        {route === ENCYCLOPEDIA_ROUTE && <script>{scripts.fillForm}</script>}
        <script>{scripts.afterContent}</script>
        {data.queries.length > 0 && (
          <script type="application/json" id={PAGE_DATA_ID}>
            {toJson(data)}
          </script>
        )}
        {structuredData && <script type="application/ld+json">{toJson(structuredData)}</script>}
        {/* Inert until `loadApp` takes it out. It looks for this and for the message right before itself. */}
        <template>
          <link rel="stylesheet" href={`/${shell.styleSheet}`} {...IN_PLACE} />
          {hasContent && preloads}
        </template>
        <LoadFailure {...LOAD_FAILURE[language]} />
        <script>{scripts.loadApp}</script>
      </body>
    </html>
  );
}

/** The HTML of a page. */
export const renderPage = (shell: PageShell, content: PageContent): string =>
  `<!doctype html>${renderToStaticMarkup(<WholePage shell={shell} content={content} />)}`;
