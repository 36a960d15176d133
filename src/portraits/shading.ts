import { type Outline, placed } from "./geometry/outline.ts";
import type { Tone } from "./palette.ts";
import { patch, type Sketch, shape } from "./sketch.ts";

const SHADES: Partial<Record<Tone, Tone>> = { base: "shade", accent: "deep" };
const LIT_SIDE = { x: -0.55, y: -0.85 };
const OUTER_EDGE = 0.955;
const INNER_EDGE = 0.83;

/** The crescent inside a round outline that the light from the upper left does not reach. */
function shadowOf(points: Outline): Outline {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const center = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  const halfWidth = Math.max(...xs) - center.x || 1;
  const halfHeight = Math.max(...ys) - center.y || 1;
  const dark = points.filter(({ x, y }) => {
    const light =
      ((x - center.x) / halfWidth) * LIT_SIDE.x + ((y - center.y) / halfHeight) * LIT_SIDE.y;
    return light < -0.15;
  });
  const pulled = (share: number) =>
    placed(dark, { x: center.x * (1 - share), y: center.y * (1 - share), sx: share, sy: share });
  const [first, ...others] = pulled(OUTER_EDGE);
  const last = others.pop();
  if (!first || !last) return [];
  const inner = pulled(INNER_EDGE).slice(1, -1).toReversed();
  return [{ ...first, reach: 0 }, ...others, { ...last, reach: 0 }, ...inner];
}

/** A part of the silhouette with a shadow along its lower right. */
export function drawShaded(sketch: Sketch, points: Outline, tone: Tone = "base"): void {
  shape(sketch, points, tone);
  patch(sketch, shadowOf(points), SHADES[tone] ?? "shade");
}
