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

/** Steps a unit: outlines are exact to a tenth, what lies inside or behind them needs less. */
const FINE = 10;
const COARSE = 2;
const ROUGH = 1;

function leaf(tag: SvgNode["tag"], attributes: SvgNode["attributes"]): SvgNode {
  return { tag, attributes, children: [] };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function data(outlines: readonly Outline[], fitted: Fit, isClosed: boolean, precision: number) {
  let text = "";
  for (const points of outlines) {
    const there = points.map((point) => {
      const { x, y } = fitted.at(point);
      return { x, y, reach: point.reach };
    });
    text += pathData(there, isClosed, precision);
  }
  return text;
}

/** The outlines that a mark adds to the silhouette. */
export function outlinesOf(mark: Mark): readonly Outline[] {
  return mark.kind === "shape" ? mark.outlines : [];
}

/** The pale rim behind everything, which keeps the dark outline visible on a dark card. */
export function rimOf(marks: readonly Mark[], fitted: Fit, palette: Palette): SvgNode {
  const d = data(marks.flatMap(outlinesOf), fitted, true, ROUGH);
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
      const d = data(mark.outlines, fitted, false, FINE);
      const stroke = mark.tone === "ink" ? {} : { stroke: palette[mark.tone] };
      const width = mark.width === OUTLINE_WIDTH ? {} : { "stroke-width": mark.width };
      return leaf("path", { d, fill: "none", ...stroke, ...width });
    }
    case "shape": {
      const d = data(mark.outlines, fitted, true, FINE);
      return leaf("path", { d, fill: palette[mark.tone] });
    }
    case "patch": {
      const d = data(mark.outlines, fitted, true, COARSE);
      return leaf("path", { d, fill: palette[mark.tone], stroke: "none" });
    }
  }
}
