import { type Outline, placed } from "./geometry/outline.ts";
import { patch, type Sketch, shape } from "./sketch.ts";

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
  shape(sketch, points, "base");
  patch(sketch, shadowOutline(points), "shade");
}
