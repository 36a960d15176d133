import type { DehydratedState } from "@tanstack/react-query";
import type { PageSummary } from "./head-tags.tsx";

/** What all pages of a build have in common. */
export type Frame = {
  /** The code of the scripts of `src/page/boot/` that stand in pages. */
  scripts: Record<"restoreChoices" | "start" | "translate" | "startApp", string>;
  /** All styles of the app. */
  styles: string;
  /** Paths of files of the build. */
  catalogue: string;
  entry: string;
  portraits: readonly string[];
  /** The site's origin; empty if it is not known. */
  siteUrl: string;
  /** The path of the stand-in for Google's script. */
  standIn: string | null;
};

/** What React has rendered, and the queries that it has rendered from. */
export type RenderedScreen = { markup: string; data: DehydratedState };

/** What differs between pages. */
export type PageContent = RenderedScreen & {
  summary: PageSummary;
  englishTitle: string;
  /** The id of the route whose component renders `markup`. */
  route: string;
  /** The English for texts of `markup`. */
  english: Record<string, string>;
  preloads: string[];
  /** Whether it is of use without the app, which is then requested after the first paint. */
  hasContent: boolean;
  /** Structured data of schema.org. */
  structuredData: unknown;
};
