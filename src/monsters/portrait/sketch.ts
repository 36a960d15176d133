import { mirrored, type Outline } from "./outline.ts";
import type { Tone } from "./palette.ts";

export type Mark =
  | { kind: "shape" | "patch"; outlines: readonly Outline[]; tone: Tone; opacity?: number }
  | { kind: "line"; outlines: readonly Outline[]; tone: Tone; width: number }
  | { kind: "dot"; x: number; y: number; rx: number; ry: number; tone: Tone; opacity?: number }
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
export function patch(sketch: Sketch, extent: Extent, tone: Tone, opacity = 1): void {
  const mark = { kind: "patch", outlines: outlinesOf(extent), tone } as const;
  sketch.marks.push(opacity === 1 ? mark : { ...mark, opacity });
}

/** A stroke with round ends. */
export function line(sketch: Sketch, extent: Extent, tone: Tone = "ink", width = 2.6): void {
  sketch.marks.push({ kind: "line", outlines: outlinesOf(extent), tone, width });
}

/** A flat ellipse inside the silhouette. */
export function dot(sketch: Sketch, { x, y, rx, ry = rx, opacity = 1 }: Spot, tone: Tone): void {
  const mark = { kind: "dot", x, y, rx, ry, tone } as const;
  sketch.marks.push(opacity === 1 ? mark : { ...mark, opacity });
}

export type Spot = { x: number; y: number; rx: number; ry?: number; opacity?: number };

/** An outline and its mirror image. */
export function pair(points: Outline): readonly [Outline, Outline] {
  return [mirrored(points), points];
}
