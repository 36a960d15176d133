import { pathData } from "./geometry/path-data.ts";
import type { Transform } from "./geometry/transform.ts";
import type { Palette } from "./palette.ts";
import { type Mark, OUTLINE_WIDTH, type PaintedPath } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";

/** Coordinates are whole numbers, in steps of a quarter of a unit. */
export const STEPS_PER_UNIT = 4;

/** How marks become nodes. Dots are only scaled: they do not follow the posture. */
export type RenderOptions = { transform: Transform; dotScale: number; palette: Palette };

function renderPath({ paint, subpaths }: PaintedPath, options: RenderOptions): SvgNode {
  const { kind, tone, width } = paint;
  const { transform, dotScale, palette } = options;
  const attributes: SvgNode["attributes"] = { d: pathData(subpaths, transform, dotScale) };
  if (kind === "line") attributes.fill = "none";
  else if (tone !== "base") attributes.fill = palette[tone];
  const stroke = kind === "patch" ? "none" : palette[kind === "line" ? tone : "ink"];
  if (stroke !== palette.ink) attributes.stroke = stroke;
  if (width !== OUTLINE_WIDTH) attributes["stroke-width"] = width * STEPS_PER_UNIT;
  return { tag: "path", attributes, children: [] };
}

/** Renders marks, back to front. A screen may animate the eyes. */
export const renderMarks = (marks: readonly Mark[], options: RenderOptions): SvgNode[] =>
  marks.map((mark) =>
    "paint" in mark
      ? renderPath(mark, options)
      : { tag: "g", attributes: { part: "eyes" }, children: renderMarks(mark.eyes, options) },
  );
