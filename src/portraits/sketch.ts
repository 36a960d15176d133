import { type Curve, curveThrough } from "./geometry/curve.ts";
import { mirrored, type Outline, placed } from "./geometry/outline.ts";
import type { Dot } from "./geometry/path-data.ts";
import type { Tone } from "./palette.ts";

/** In units of the picture: the same for monsters of any size. */
export const OUTLINE_WIDTH = 2.8;

export type Paint = { kind: "shape" | "patch" | "line"; tone: Tone; width: number };

export type PaintedPath = { paint: Paint; subpaths: (Curve | Dot)[] };

export type Mark = PaintedPath | { eyes: readonly Mark[] };

/** The drawing of a monster, back to front, in coordinates of its own. */
export type Sketch = { marks: Mark[]; silhouette: Curve[] };

const curvesThrough = (outlines: readonly Outline[], isClosed: boolean): Curve[] =>
  outlines.map((points) => curveThrough(points, isClosed));

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
export function drawShape(sketch: Sketch, outlines: readonly Outline[], tone: Tone): void {
  const curves = curvesThrough(outlines, true);
  sketch.silhouette.push(...curves);
  add(sketch, curves, { kind: "shape", tone, width: OUTLINE_WIDTH });
}

/** Draws colour inside the silhouette, without an outline. */
export function drawPatch(sketch: Sketch, outlines: readonly Outline[], tone: Tone): void {
  add(sketch, curvesThrough(outlines, true), { kind: "patch", tone, width: OUTLINE_WIDTH });
}

/** Draws a stroke with round ends. */
export function drawLine(
  sketch: Sketch,
  outlines: readonly Outline[],
  tone: Tone = "ink",
  width = OUTLINE_WIDTH,
): void {
  add(sketch, curvesThrough(outlines, false), { kind: "line", tone, width });
}

/** Draws an ellipse inside the silhouette, without an outline. */
export function drawDot(sketch: Sketch, shape: Dot, tone: Tone): void {
  add(sketch, [shape], { kind: "patch", tone, width: OUTLINE_WIDTH });
}

/** An outline and its mirror image. */
export function pair(points: Outline): readonly [Outline, Outline] {
  return [mirrored(points), points];
}

const TOWARDS_LIGHT = { x: -0.55, y: -0.85 };
const MAX_LIGHT_IN_SHADOW = -0.15;
const OUTER_EDGE_SCALE = 0.955;
const INNER_EDGE_SCALE = 0.83;

/** The crescent at the lower right inside a round outline; light comes from the upper left. */
function shadowOutline(points: Outline): Outline {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const centerX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const centerY = (Math.min(...ys) + Math.max(...ys)) / 2;
  const halfWidth = Math.max(...xs) - centerX || 1;
  const halfHeight = Math.max(...ys) - centerY || 1;
  const dark = points.filter(({ x, y }) => {
    const light =
      ((x - centerX) / halfWidth) * TOWARDS_LIGHT.x +
      ((y - centerY) / halfHeight) * TOWARDS_LIGHT.y;
    return light < MAX_LIGHT_IN_SHADOW;
  });
  const scaledAboutCenter = (scale: number) =>
    placed(dark, { x: centerX * (1 - scale), y: centerY * (1 - scale), size: scale });
  const [first, ...others] = scaledAboutCenter(OUTER_EDGE_SCALE);
  const last = others.pop();
  if (!first || !last) return [];
  const inner = scaledAboutCenter(INNER_EDGE_SCALE).slice(1, -1).toReversed();
  return [{ ...first, smoothing: 0 }, ...others, { ...last, smoothing: 0 }, ...inner];
}

/** Draws a part of the silhouette with a shadow at its lower right. */
export function drawShaded(sketch: Sketch, points: Outline): void {
  drawShape(sketch, [points], "base");
  drawPatch(sketch, [shadowOutline(points)], "shade");
}
