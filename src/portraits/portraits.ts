import { importCode } from "#src/lib/import-code.ts";
import { loadOptional } from "#src/lib/load-optional.ts";

export { PORTRAIT_TAG, type PortraitSubject, writeSubject } from "./portrait-subject.ts";

/** Loads the script that draws the portraits, unless it is there. Never rejects: without it they stay empty. */
export const loadPortraits = () =>
  loadOptional(() => importCode(() => import("./portrait-element.ts"), "PortraitElement"));
