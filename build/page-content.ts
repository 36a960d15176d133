import type { DehydratedState } from "@tanstack/react-query";
import type { PageSummary } from "./head-tags.tsx";
import type { Page } from "./pages.ts";
import type { createScreens } from "./screen.ts";

/** What all pages of a build have in common. */
export type PageShell = {
  /** The code of the scripts of `src/page/boot/` that stand in pages. */
  scripts: Record<"restoreChoices" | "start" | "startApp", string>;
  /** All styles of the app. */
  styles: string;
  /** Paths of files of the build. */
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
  page: Pick<Page, "language" | "route" | "hasContent">;
  summary: PageSummary;
  preloads: string[];
  /** Structured data of schema.org. */
  structuredData: unknown;
};

/** What the pages of a build are written with. */
export type PageWriter = {
  shell: PageShell;
  screens: Awaited<ReturnType<typeof createScreens>>;
  /** The chunks that contain these files of the project. */
  chunksOf: (files: readonly string[]) => string[];
  emit: (fileName: string, source: string | Uint8Array) => void;
  /** Reports progress. */
  report: (line: string) => void;
};
