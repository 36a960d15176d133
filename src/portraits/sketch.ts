import { type Curve, curveOf } from "./geometry/curve.ts";
import { mirrored, type Outline } from "./geometry/outline.ts";
import type { Dot } from "./geometry/path-data.ts";
import type { Tone } from "./palette.ts";

/** Width of the strokes of a creature, in units of its frame, whatever its own size. */
export const OUTLINE_WIDTH = 2.8;

export type Paint = { kind: "shape" | "patch" | "line"; tone: Tone; width: number };

export type Painted = { paint: Paint; forms: (Curve | Dot)[] };

export type Mark = Painted | { eyes: readonly Mark[] };

/** What is drawn of a monster, back to front, before it is fitted into its frame. */
export type Sketch = { marks: Mark[]; silhouette: Curve[] };

type Extent = Outline | readonly Outline[];

function isMany(extent: Extent): extent is readonly Outline[] {
  return Array.isArray(extent[0]);
}

function curvesOf(extent: Extent, isClosed: boolean): Curve[] {
  const outlines = isMany(extent) ? extent : [extent];
  return outlines.map((points) => curveOf(points, isClosed));
}

/** An empty sketch. */
export function newSketch(): Sketch {
  return { marks: [], silhouette: [] };
}

function isSame(one: Paint, other: Paint): boolean {
  return one.kind === other.kind && one.tone === other.tone && one.width === other.width;
}

/** What follows with the same paint joins the mark before it, but shapes hide each other's outlines. */
function add({ marks }: Sketch, forms: (Curve | Dot)[], paint: Paint) {
  const last = marks.at(-1);
  if (last && "paint" in last && paint.kind !== "shape" && isSame(last.paint, paint)) {
    last.forms.push(...forms);
  } else marks.push({ paint, forms });
}

/** A part of the silhouette: filled and outlined. */
export function shape(sketch: Sketch, extent: Extent, tone: Tone): void {
  const curves = curvesOf(extent, true);
  sketch.silhouette.push(...curves);
  add(sketch, curves, { kind: "shape", tone, width: OUTLINE_WIDTH });
}

/** Colour inside the silhouette, without an outline. */
export function patch(sketch: Sketch, extent: Extent, tone: Tone): void {
  add(sketch, curvesOf(extent, true), { kind: "patch", tone, width: OUTLINE_WIDTH });
}

/** A stroke with round ends. */
export function line(
  sketch: Sketch,
  extent: Extent,
  tone: Tone = "ink",
  width = OUTLINE_WIDTH,
): void {
  add(sketch, curvesOf(extent, false), { kind: "line", tone, width });
}

export type Spot = { x: number; y: number; rx: number; ry?: number };

/** A flat ellipse inside the silhouette. */
export function dot(sketch: Sketch, { x, y, rx, ry = rx }: Spot, tone: Tone): void {
  add(sketch, [{ x, y, rx, ry }], { kind: "patch", tone, width: OUTLINE_WIDTH });
}

/** An outline and its mirror image. */
export function pair(points: Outline): readonly [Outline, Outline] {
  return [mirrored(points), points];
}
