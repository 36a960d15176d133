import {
  mirrored,
  type Outline,
  outline,
  type Placement,
  placedAll,
} from "#src/portraits/geometry/outline.ts";
import type { Tone } from "#src/portraits/palette.ts";
import { drawLine, drawPatch, drawShape, type Sketch } from "#src/portraits/sketch.ts";

type Draw = (sketch: Sketch, outlines: readonly Outline[], tone: Tone) => void;

/** A drawing, back to front, that is attached at (0, 0) and grows upwards or to the right. */
export type Part = readonly { draw: Draw; tone: Tone; outlines: readonly Outline[] }[];

/** Returns the function that makes layers of one kind; their outlines may be text. */
const layer =
  (draw: Draw) =>
  (tone: Tone, ...outlines: readonly (string | Outline)[]): Part[number] => ({
    draw,
    tone,
    outlines: outlines.map((points) => (typeof points === "string" ? outline(points) : points)),
  });

/** Layers of a part, see `drawShape`, `drawPatch` and `drawLine`. */
export const shape = layer(drawShape);
export const patch = layer(drawPatch);
export const line = layer(drawLine);
export const thickLine = layer((...drawing) => drawLine(...drawing, 3.2));

/** Draws a part once. */
export function drawPart(sketch: Sketch, layers: Part, place: Placement): void {
  for (const { draw, tone, outlines } of layers) draw(sketch, placedAll(outlines, place), tone);
}

/** Draws a part to the right of x = `center` and its mirror image to the left. */
export function drawPair(sketch: Sketch, layers: Part, place: Placement, center = 0): void {
  for (const { draw, tone, outlines } of layers) {
    const right = placedAll(outlines, place);
    draw(sketch, placedAll([...right.map(mirrored), ...right], { x: center }), tone);
  }
}
