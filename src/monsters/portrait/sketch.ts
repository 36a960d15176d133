import { mirrored, type Outline } from "./outline.ts";
import type { Tone } from "./palette.ts";
import { OUTLINE_WIDTH } from "./strokes.ts";

export type Mark =
  | { kind: "shape" | "patch"; outlines: readonly Outline[]; tone: Tone }
  | { kind: "line"; outlines: readonly Outline[]; tone: Tone; width: number }
  | { kind: "dot"; x: number; y: number; rx: number; ry: number; tone: Tone }
  | { kind: "eyes"; marks: readonly Mark[] };

/** What is drawn of a monster, back to front, before it is fitted into its frame. */
export type Sketch = { marks: Mark[] };

type Extent = Outline | readonly Outline[];

function isMany(extent: Extent): extent is readonly Outline[] {
  return Array.isArray(extent[0]);
}

function outlinesOf(extent: Extent): readonly Outline[] {
  return isMany(extent) ? extent : [extent];
}

/** A part of the silhouette: filled and outlined. */
export function shape(sketch: Sketch, extent: Extent, tone: Tone): void {
  sketch.marks.push({ kind: "shape", outlines: outlinesOf(extent), tone });
}

/** Colour inside the silhouette, without an outline. */
export function patch(sketch: Sketch, extent: Extent, tone: Tone): void {
  sketch.marks.push({ kind: "patch", outlines: outlinesOf(extent), tone });
}

/** A stroke with round ends. */
export function line(
  sketch: Sketch,
  extent: Extent,
  tone: Tone = "ink",
  width = OUTLINE_WIDTH,
): void {
  sketch.marks.push({ kind: "line", outlines: outlinesOf(extent), tone, width });
}

export type Spot = { x: number; y: number; rx: number; ry?: number };

/** A flat ellipse inside the silhouette. */
export function dot(sketch: Sketch, { x, y, rx, ry = rx }: Spot, tone: Tone): void {
  sketch.marks.push({ kind: "dot", x, y, rx, ry, tone });
}

/** An outline and its mirror image. */
export function pair(points: Outline): readonly [Outline, Outline] {
  return [mirrored(points), points];
}
