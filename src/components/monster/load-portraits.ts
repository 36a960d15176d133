import { importCode } from "#src/lib/import-code.ts";
import { noop } from "#src/lib/noop.ts";

/** Loads the script that draws the portraits, unless it is there. Never rejects: without it they stay empty. */
export const loadPortraits = () =>
  importCode(() => import("@monster-field/portraits/element"), "PortraitElement").catch(noop);
