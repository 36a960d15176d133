import { pathData } from "./curve.ts";
import type { Outline } from "./outline.ts";
import type { Palette } from "./palette.ts";
import type { Mark } from "./sketch.ts";
import { OUTLINE_WIDTH, RIM_WIDTH } from "./strokes.ts";
import type { SvgNode } from "./svg-node.ts";

/** How the places of a sketch become places in the frame. */
export type Fit = {
  scale: number;
  at(place: { x: number; y: number }): { x: number; y: number };
};

function leaf(tag: SvgNode["tag"], attributes: SvgNode["attributes"]): SvgNode {
  return { tag, attributes, children: [] };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function data(outlines: readonly Outline[], fitted: Fit, isClosed: boolean, precision = 10) {
  return outlines
    .map((points) => {
      const there = points.map((point) => ({ ...fitted.at(point), isSharp: point.isSharp }));
      return pathData(there, isClosed, precision);
    })
    .join("");
}

/** The outlines that a mark adds to the silhouette. */
export function outlinesOf(mark: Mark): readonly Outline[] {
  return mark.kind === "shape" ? mark.outlines : [];
}

/** The pale rim behind everything, which keeps the dark outline visible on a dark card. */
export function rimOf(marks: readonly Mark[], fitted: Fit, palette: Palette): SvgNode {
  const d = data(marks.flatMap(outlinesOf), fitted, true, 1);
  return leaf("path", { d, stroke: palette.rim, "stroke-width": RIM_WIDTH });
}

/** The element, or for eyes the group, that shows a mark. */
export function nodeOf(mark: Mark, fitted: Fit, palette: Palette): SvgNode {
  switch (mark.kind) {
    case "eyes": {
      const children = mark.marks.map((eye) => nodeOf(eye, fitted, palette));
      return { tag: "g", attributes: {}, children, part: "eyes" };
    }
    case "dot": {
      const { x, y } = fitted.at(mark);
      const radii = { rx: tenth(mark.rx * fitted.scale), ry: tenth(mark.ry * fitted.scale) };
      const fill = palette[mark.tone];
      return leaf("ellipse", { cx: tenth(x), cy: tenth(y), ...radii, fill, stroke: "none" });
    }
    case "line": {
      const d = data(mark.outlines, fitted, false);
      const stroke = mark.tone === "ink" ? {} : { stroke: palette[mark.tone] };
      const width = mark.width === OUTLINE_WIDTH ? {} : { "stroke-width": mark.width };
      return leaf("path", { d, fill: "none", ...stroke, ...width });
    }
    case "shape":
      return leaf("path", { d: data(mark.outlines, fitted, true), fill: palette[mark.tone] });
    case "patch":
      return leaf("path", {
        d: data(mark.outlines, fitted, true),
        fill: palette[mark.tone],
        stroke: "none",
      });
  }
}
