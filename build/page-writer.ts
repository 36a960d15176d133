import type { PageContent } from "./page-content.ts";
import type { createScreens } from "./screen.ts";

/** What the pages of a build are written with. */
export type PageWriter = {
  /** The HTML of a page, with the styles for its first paint. */
  renderPage: (content: PageContent, styles: string) => string;
  /** The site's origin; empty if it is not known. */
  siteUrl: string;
  screens: Awaited<ReturnType<typeof createScreens>>;
  /** All styles of the app. */
  styles: string;
  apiBaseUrl: string;
  /** The chunks that contain these files of the project. */
  chunksOf: (files: readonly string[]) => string[];
  emit: (fileName: string, source: string | Uint8Array) => void;
  /** Reports progress. */
  report: (line: string) => void;
};

/** Files between two lines that say how many there are. */
const PROGRESS_STEP = 100;

/** Returns a function to call for each file of `total`, which now and then reports how many there are. */
export function countFiles(report: PageWriter["report"], total: number, what: string): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count % PROGRESS_STEP === 0) report(`${count} of ${total} ${what}`);
  };
}
