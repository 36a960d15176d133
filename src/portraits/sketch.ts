import { type Curve, curveThrough } from "./geometry/curve.ts";
import { mirrored, type Outline } from "./geometry/outline.ts";
import type { Dot } from "./geometry/path-data.ts";
import type { Tone } from "./palette.ts";

/** In units of the picture: the same for monsters of any size. */
export const OUTLINE_WIDTH = 2.8;

export type Paint = { kind: "shape" | "patch" | "line"; tone: Tone; width: number };

export type PaintedPath = { paint: Paint; subpaths: (Curve | Dot)[] };

export type Mark = PaintedPath | { eyes: readonly Mark[] };

/** The drawing of a monster, back to front, in coordinates of its own. */
export type Sketch = { marks: Mark[]; silhouette: Curve[] };

type OneOrManyOutlines = Outline | readonly Outline[];

function isMany(outlines: OneOrManyOutlines): outlines is readonly Outline[] {
  return Array.isArray(outlines[0]);
}

function curvesThrough(outlines: OneOrManyOutlines, isClosed: boolean): Curve[] {
  const list = isMany(outlines) ? outlines : [outlines];
  return list.map((points) => curveThrough(points, isClosed));
}

/** An empty sketch. */
export function newSketch(): Sketch {
  return { marks: [], silhouette: [] };
}

function isSamePaint(one: Paint, other: Paint): boolean {
  return one.kind === other.kind && one.tone === other.tone && one.width === other.width;
}

/** Marks of the same paint become one path: less markup. But each shape covers the outlines of those behind it. */
function add({ marks }: Sketch, subpaths: (Curve | Dot)[], paint: Paint) {
  const last = marks.at(-1);
  if (last && "paint" in last && paint.kind !== "shape" && isSamePaint(last.paint, paint)) {
    last.subpaths.push(...subpaths);
  } else marks.push({ paint, subpaths });
}

/** Draws a part of the silhouette: filled and outlined. */
export function shape(sketch: Sketch, outlines: OneOrManyOutlines, tone: Tone): void {
  const curves = curvesThrough(outlines, true);
  sketch.silhouette.push(...curves);
  add(sketch, curves, { kind: "shape", tone, width: OUTLINE_WIDTH });
}

/** Draws colour inside the silhouette, without an outline. */
export function patch(sketch: Sketch, outlines: OneOrManyOutlines, tone: Tone): void {
  add(sketch, curvesThrough(outlines, true), { kind: "patch", tone, width: OUTLINE_WIDTH });
}

/** Draws a stroke with round ends. */
export function line(
  sketch: Sketch,
  outlines: OneOrManyOutlines,
  tone: Tone = "ink",
  width = OUTLINE_WIDTH,
): void {
  add(sketch, curvesThrough(outlines, false), { kind: "line", tone, width });
}

/** Draws an ellipse inside the silhouette, without an outline. */
export function dot(sketch: Sketch, shape: Dot, tone: Tone): void {
  add(sketch, [shape], { kind: "patch", tone, width: OUTLINE_WIDTH });
}

/** An outline and its mirror image. */
export function pair(points: Outline): readonly [Outline, Outline] {
  return [mirrored(points), points];
}
