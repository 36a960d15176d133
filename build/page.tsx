import { renderToStaticMarkup } from "react-dom/server";
import {
  APP_ID,
  BLANK_LIST_ID,
  CATALOGUE,
  EARLY_REQUEST,
  FETCHED_AT,
  ORDER,
  PAGE_LANGUAGE,
  ROUTE,
  WAITING_LINKS,
} from "#src/page/contract.ts";
import { AppRequests, Preload } from "./app-requests.tsx";
import { Document, renderDocument } from "./document.tsx";
import { HeadTags } from "./head-tags.tsx";
import type { Frame, PageContent } from "./page-content.ts";
import { LoadFailure, NoScripts } from "./without-app.tsx";

/** What React itself has rendered. */
const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

type JsonProps = { id?: string; type?: string; value: unknown };

const Json = ({ id, type = "application/json", value }: JsonProps) => (
  <script type={type} id={id}>
    {JSON.stringify(value).replaceAll("<", "\\u003c")}
  </script>
);

/** What fills the app's HTML before the app is loaded: English, and the known list or name. */
const Fillers = ({ frame, content }: { frame: Frame; content: PageContent }) => (
  <>
    {content.list && <template id={BLANK_LIST_ID} {...raw(content.list.blanks)} />}
    <Json value={content.english} />
    <script {...{ [CATALOGUE]: `/${frame.catalogue}` }}>{frame.scripts.translate}</script>
    {content.list && (
      <script {...{ [ORDER]: content.list.order, [FETCHED_AT]: content.list.fetchedAt }}>
        {frame.scripts.fillList}
      </script>
    )}
    {content.earlyRequest === "monster" && <script>{frame.scripts.fillName}</script>}
  </>
);

/** The start script stands before `<main>`: the browser paints the navigation before it runs the script. */
const markupWithStart = ({ scripts }: Frame, { markup, earlyRequest }: PageContent) =>
  markup.replace(
    "<main",
    (main) =>
      renderToStaticMarkup(
        <script {...(earlyRequest && { [EARLY_REQUEST]: earlyRequest })}>{scripts.start}</script>,
      ) + main,
  );

type PageProps = { frame: Frame; content: PageContent; styles: string };

/** A page of the build. */
function Page({ frame, content, styles }: PageProps) {
  const { summary, hasContent, earlyRequest, data, structuredData } = content;
  const requests = <AppRequests frame={frame} preloads={content.preloads} />;
  return (
    <Document
      title={summary.title}
      englishTitle={content.englishTitle}
      restoreChoices={frame.scripts.restoreChoices}
      standIn={frame.standIn}
      isPrerendered
      head={
        <>
          <link rel="manifest" href="/manifest.webmanifest" />
          <HeadTags summary={summary} siteUrl={frame.siteUrl} />
          {!hasContent && requests}
          <style>{styles}</style>
        </>
      }
    >
      <NoScripts />
      <div
        id={APP_ID}
        {...{ [ROUTE]: content.route, [PAGE_LANGUAGE]: "ja" }}
        {...raw(markupWithStart(frame, content))}
      />
      {data && <Json id={data[0]} value={data[1]} />}
      <Fillers frame={frame} content={content} />
      {structuredData ? <Json type="application/ld+json" value={structuredData} /> : null}
      {/* Where nothing else is on its way, the portraits come a little sooner. */}
      {hasContent && !earlyRequest && <Preload chunk={frame.portraits} />}
      {/* Inert until `startApp` takes it out. */}
      {hasContent && <template {...{ [WAITING_LINKS]: "" }}>{requests}</template>}
      <LoadFailure />
      <script>{frame.scripts.startApp}</script>
    </Document>
  );
}

/** The HTML of a page with the styles for its first paint. */
export const renderPage = (frame: Frame, content: PageContent, styles: string): string =>
  renderDocument(<Page frame={frame} content={content} styles={styles} />);
