import type { Frame } from "./compose-page.ts";
import type { createScreens } from "./screen.ts";

/** What the pages of a build are written with. */
export type PageWriter = {
  frame: Frame;
  screens: Awaited<ReturnType<typeof createScreens>>;
  /** All styles of the app. */
  styles: string;
  apiBaseUrl: string;
  /** The chunks that contain these files of the project. */
  chunksOf: (files: readonly string[]) => string[];
  emit: (fileName: string, source: string | Uint8Array) => void;
  /** Tells whoever builds how far it is. */
  report: (line: string) => void;
};

/** A page with the styles for its first paint. */
export const withStyles = (source: string, styles: string): string =>
  source.replace("</head>", () => `<style>${styles}</style></head>`);
