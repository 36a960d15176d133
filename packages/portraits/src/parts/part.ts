import { curveThrough, type Shape, transformed } from "../geometry/curve.ts";
import { type Outline, outline, shadowOutline } from "../geometry/outline.ts";
import type { Tone } from "../palette.ts";

/** In units of the picture: the same for monsters of any size. */
export const OUTLINE_WIDTH = 2.8;

/** A `shape` is of the silhouette and has an outline, a `patch` is colour inside it. */
type Kind = "shape" | "patch" | "line";

/** Shapes in one paint. */
export type Layer = { kind: Kind; tone: Tone; width: number; shapes: Shape[] };

/** A drawing, back to front, that is attached at (0, 0) and grows upwards or to the right. */
export type Part = readonly Layer[];

/** The drawing of a monster, back to front, in coordinates of its own. A screen may animate the eyes. */
export type Sketch = (Layer | { eyes: Layer[] })[];

/** Returns the function that makes layers of one kind; their outlines may be text. */
const layerOf =
  (kind: Kind, width: number) =>
  (tone: Tone, ...outlines: readonly (string | Outline)[]): Layer => {
    const shapes = outlines.map((points) =>
      curveThrough(typeof points === "string" ? outline(points) : points, kind !== "line"),
    );
    return { kind, tone, width, shapes };
  };

export const shape = layerOf("shape", OUTLINE_WIDTH);
export const patch = layerOf("patch", OUTLINE_WIDTH);
export const line = layerOf("line", OUTLINE_WIDTH);
export const lineOf = (width: number) => layerOf("line", width);

/** An ellipse without an outline, which keeps its shape in any posture. White ones are glints. */
export function dot(tone: Tone, x: number, y: number, rx: number, ry: number): Layer {
  const shapes = [{ x, y, rx, ry, isGlint: tone === "white" }];
  return { kind: "patch", tone, width: OUTLINE_WIDTH, shapes };
}

/** A shape with a shadow at its lower right. */
export const shaded = (points: Outline): Part => [
  shape("base", points),
  patch("shade", shadowOutline(points)),
];

/** `size` scales both ways; `turn` is the tangent of half the angle: engines differ in trigonometric functions. */
export type Placement = Partial<Record<"x" | "y" | "size" | "sx" | "sy" | "turn", number>>;

/** Each shape covers the outlines of those behind it, so it stays by itself. */
const isMore = (last: Layer, { kind, tone, width }: Layer): boolean =>
  kind !== "shape" && last.kind === kind && last.tone === tone && last.width === width;

/** Scales, then rotates, then moves. */
function transformTo({ x = 0, y = 0, size = 1, sx = size, sy = size, turn = 0 }: Placement) {
  const cosine = (1 - turn * turn) / (1 + turn * turn);
  const sine = (2 * turn) / (1 + turn * turn);
  return { sx, sy, xx: cosine, xy: -sine, x0: x, yx: sine, yy: cosine, y0: y, size };
}

/** Draws a part, once in each place. Layers of the same paint become one: less markup. */
export function drawPart(sketch: Sketch, part: Part, ...places: readonly Placement[]): void {
  const transforms = places.map(transformTo);
  for (const layer of part) {
    const placed = transforms.flatMap((transform) =>
      layer.shapes.map((each) => transformed(each, transform)),
    );
    const last = sketch.at(-1);
    if (last && "kind" in last && isMore(last, layer)) last.shapes.push(...placed);
    else sketch.push({ ...layer, shapes: placed });
  }
}

/** The mirror image of a place, about x = `center`; its own x counts from there. */
export function mirrored(place: Placement, center = 0): Placement {
  const { x = 0, size = 1, sx = size, sy = size, turn = 0 } = place;
  return { ...place, x: center - x, sx: -sx, sy, turn: -turn };
}

/** Draws a part to the right of x = `center` and its mirror image to the left. */
export function drawPair(sketch: Sketch, part: Part, place: Placement, center = 0): void {
  const right = { ...place, x: center + (place.x ?? 0) };
  drawPart(sketch, part, mirrored(place, center), right);
}
