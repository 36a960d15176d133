import type { EarlyRequest, ListOrder } from "#src/page/contract.ts";
import type { PageSummary } from "./head-tags.tsx";

/** What all pages of a build have in common. */
export type Frame = {
  /** The code of the scripts of `src/page/boot/` that stand in pages. */
  scripts: Record<
    "restoreChoices" | "start" | "translate" | "fillList" | "fillName" | "startApp",
    string
  >;
  /** Paths of files of the build. */
  catalogue: string;
  portraits: string;
  entry: string;
  styleSheet: string;
  /** The site's origin; empty if it is not known. */
  siteUrl: string;
  /** The path of the stand-in for Google's script. */
  standIn: string | null;
};

/** What differs between pages. */
export type PageContent = {
  summary: PageSummary;
  englishTitle: string;
  /** The id of the route whose component renders `markup`. */
  route: string;
  markup: string;
  /** The English for texts of `markup`. */
  english: Record<string, string>;
  preloads: string[];
  /** Whether it is of use without the app, which is then requested after the first paint. */
  hasContent: boolean;
  /** What the page requests before the app has loaded. */
  earlyRequest: EarlyRequest | null;
  /** Data for the app, by the id of its `<script>`. */
  data: [id: string, value: unknown] | null;
  /** For a page with a list: its blank cards, its order, and when the list in it was fetched; 0 without one. */
  list: { blanks: string; order: ListOrder; fetchedAt: number } | null;
  /** Structured data of schema.org. */
  structuredData: unknown;
};
