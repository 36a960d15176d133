import { drawPortrait } from "./portrait.ts";
import { readSubject } from "./portrait-subject.ts";
import type { SvgNode } from "./svg-node.ts";

/** The drawing in the shadow root of a portrait with this `subject`, which the page's styles reach as a part. */
export function shadowDrawing(subject: string): SvgNode {
  const { attributes, ...drawing } = drawPortrait(readSubject(subject));
  return {
    ...drawing,
    attributes: {
      ...attributes,
      "aria-hidden": "true",
      part: "drawing",
      display: "block",
      width: "100%",
    },
  };
}
