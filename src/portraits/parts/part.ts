import {
  mirrored,
  type Outline,
  outline,
  type Placement,
  placedAll,
} from "#src/portraits/geometry/outline.ts";
import type { Tone } from "#src/portraits/palette.ts";
import { line, patch, type Sketch, shape } from "#src/portraits/sketch.ts";

const DRAW = {
  shape,
  patch,
  line,
  thickLine: (sketch: Sketch, outlines: readonly Outline[], tone: Tone) =>
    line(sketch, outlines, tone, 3.2),
} as const;

type Kind = keyof typeof DRAW;
type Layer = { kind: Kind; tone: Tone; outlines: readonly Outline[] };

/** A drawing, back to front, that is attached at (0, 0) and grows upwards or to the right. */
export type Part = readonly Layer[];

/** Makes a part of layers of [kind, tone, ...outlines]; an outline may be text. */
export function part(...layers: readonly (readonly [Kind, Tone, ...(string | Outline)[]])[]): Part {
  return layers.map(([kind, tone, ...outlines]) => ({
    kind,
    tone,
    outlines: outlines.map((points) => (typeof points === "string" ? outline(points) : points)),
  }));
}

/** Draws a part once. */
export function drawPart(sketch: Sketch, layers: Part, place: Placement): void {
  for (const { kind, tone, outlines } of layers) {
    DRAW[kind](sketch, placedAll(outlines, place), tone);
  }
}

/** Draws a part to the right of x = `center` and its mirror image to the left. */
export function drawPair(sketch: Sketch, layers: Part, place: Placement, center = 0): void {
  for (const { kind, tone, outlines } of layers) {
    const right = placedAll(outlines, place);
    const both = placedAll([...right.map(mirrored), ...right], { x: center });
    DRAW[kind](sketch, both, tone);
  }
}
