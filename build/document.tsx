import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MESSAGES } from "#src/messages/build-texts.ts";
import type { Language } from "#src/messages/languages.ts";
import { APP_ID, PRERENDERED, THEME_COLOR } from "#src/page/marks.ts";

type DocumentProps = {
  language: Language;
  /** The code of `src/page/boot/restore-choices.ts`. */
  restoreChoices: string;
  /** The path of the stand-in for Google's script. */
  standIn: string | null;
  /** Whether the page shows something before the app is loaded. */
  isPrerendered?: boolean;
  /** What only this page has in its head. */
  head?: ReactNode;
  children: ReactNode;
};

/** What all pages have in common, also in development. React puts titles, links and `<meta>` first. */
export function Document({ language, restoreChoices, ...props }: DocumentProps) {
  const { standIn, isPrerendered, head, children } = props;
  return (
    <html lang={language} {...(isPrerendered && { [PRERENDERED]: "" })}>
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
        <script>{restoreChoices}</script>
        {standIn && <script defer src={standIn} />}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The HTML of a document. */
export const renderDocument = (document: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(document)}`;

/** The page of the development server, for every address. */
export const renderDevelopmentPage = (
  own: Pick<DocumentProps, "language" | "restoreChoices" | "standIn">,
): string =>
  renderDocument(
    <Document head={<title>{MESSAGES[own.language].appName}</title>} {...own}>
      <div id={APP_ID} />
      <script type="module" src="/src/main.tsx" />
    </Document>,
  );
