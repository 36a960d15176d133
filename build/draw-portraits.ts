import { PORTRAIT_TAG } from "@monster-field/portraits";
import { serializeSvg, shadowDrawing } from "@monster-field/portraits/drawing";

const ENTITIES = new Map(
  Object.entries({ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" }),
);

/** The value of an attribute as React has written it into HTML. */
const unescapeMarkup = (markup: string): string =>
  markup.replace(/&[#\w]+;/g, (entity) => ENTITIES.get(entity) ?? entity);

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
