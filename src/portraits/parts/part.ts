import {
  mirrored,
  type Outline,
  outline,
  type Place,
  placed,
} from "#src/portraits/geometry/outline.ts";
import type { Tone } from "#src/portraits/palette.ts";
import { line, patch, type Sketch, shape } from "#src/portraits/sketch.ts";

type Kind = "shape" | "patch" | "line";
type Stroke = { kind: Kind; tone: Tone; outlines: readonly Outline[] };

/** A drawing around (0, 0), where it is attached; it grows upwards, or to the right. */
export type Part = readonly Stroke[];

/** Makes a part of strokes of [kind, tone, outlines]; an outline may be written as text. */
export function part(
  ...strokes: readonly (readonly [Kind, Tone, ...(string | Outline)[]])[]
): Part {
  return strokes.map(([kind, tone, ...outlines]) => ({
    kind,
    tone,
    outlines: outlines.map((points) => (typeof points === "string" ? outline(points) : points)),
  }));
}

const draw = { shape, patch, line } as const;

/** Draws a part once. */
export function drawPart(sketch: Sketch, drawn: Part, place: Place): void {
  for (const { kind, tone, outlines } of drawn) {
    const there = outlines.map((points) => placed(points, place));
    draw[kind](sketch, there, tone);
  }
}

/** Draws a part on the right of the line x = `center` and its mirror image on the left. */
export function drawPair(sketch: Sketch, drawn: Part, place: Place, center = 0): void {
  for (const { kind, tone, outlines } of drawn) {
    const right = outlines.map((points) => placed(points, place));
    const both = [...right.map(mirrored), ...right].map((points) => placed(points, { x: center }));
    draw[kind](sketch, both, tone);
  }
}
