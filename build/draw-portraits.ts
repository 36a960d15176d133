import { serializeSvg, shadowDrawing } from "#src/portraits/drawing.ts";
import { PORTRAIT_TAG } from "#src/portraits/portraits.ts";
import { unescapeMarkup } from "./translations.ts";

const EMPTY = new RegExp(
  `(<${PORTRAIT_TAG} [^>]*subject="([^"]*)"[^>]*>)(?=</${PORTRAIT_TAG}>)`,
  "g",
);

/**
 * Draws the portraits of a page into their shadow roots, which the browser shows without any script. React does not
 * look into them when it hydrates.
 */
export const drawPortraits = (markup: string): string =>
  markup.replace(
    EMPTY,
    (_, opening: string, subject: string) =>
      `${opening}<template shadowrootmode="open">${serializeSvg(shadowDrawing(unescapeMarkup(subject)))}</template>`,
  );
