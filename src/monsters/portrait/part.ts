import { mirrored, type Outline, outline, type Place, placed } from "./outline.ts";
import type { Tone } from "./palette.ts";
import { line, patch, type Sketch, shape } from "./sketch.ts";

type Kind = "shape" | "patch" | "line";
type Stroke = { kind: Kind; tone: Tone; outline: Outline };

/** A drawing around (0, 0), where it is attached; it grows upwards, or to the right. */
export type Part = readonly Stroke[];

/** Reads strokes of [kind, tone, points]. */
export function part(...strokes: readonly (readonly [Kind, Tone, string])[]): Part {
  return strokes.map(([kind, tone, points]) => ({ kind, tone, outline: outline(points) }));
}

const draw = { shape, patch, line } as const;

/** Draws a part once. */
export function drawPart(sketch: Sketch, drawn: Part, place: Place): void {
  for (const { kind, tone, outline } of drawn) draw[kind](sketch, placed(outline, place), tone);
}

/** Draws a part on the right and its mirror image on the left. */
export function drawPair(sketch: Sketch, drawn: Part, place: Place, center = 0): void {
  for (const { kind, tone, outline } of drawn) {
    const right = placed(outline, place);
    const both = [mirrored(right), right].map((points) => placed(points, { x: center }));
    draw[kind](sketch, both, tone);
  }
}
