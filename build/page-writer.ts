import type { Frame } from "./page-content.ts";
import type { createScreens } from "./screen.ts";

/** What the pages of a build are written with. */
export type PageWriter = {
  frame: Frame;
  screens: Awaited<ReturnType<typeof createScreens>>;
  /** The chunks that contain these files of the project. */
  chunksOf: (files: readonly string[]) => string[];
  emit: (fileName: string, source: string | Uint8Array) => void;
  /** Reports progress. */
  report: (line: string) => void;
};
