import type { Outline } from "./outline.ts";

/** From a sketch to the picture, named as in cairo's matrices: x · xx + y · xy + x0, y · yy + y0. */
export type Transform = { xx: number; xy: number; x0: number; yy: number; y0: number };

/** The transform followed by a uniform scaling. */
export function scaleTransform({ xx, xy, x0, yy, y0 }: Transform, scale: number): Transform {
  return { xx: xx * scale, xy: xy * scale, x0: x0 * scale, yy: yy * scale, y0: y0 * scale };
}

/** A point on a curve, and the offset of the handle that follows it. */
export type Knot = { x: number; y: number; dx: number; dy: number; isSharp: boolean };

/** The cubic curves through the points of an outline: a cardinal spline with corners. */
export type Curve = { knots: readonly Knot[]; isClosed: boolean };

/** The curve through the points of an outline. */
export function curveThrough(points: Outline, isClosed: boolean): Curve {
  const count = points.length;
  const knots = points.map((point, index) => {
    const { x, y, smoothing } = point;
    const before = points[index - 1] ?? (isClosed ? points[count - 1] : point) ?? point;
    const after = points[index + 1] ?? (isClosed ? points[0] : point) ?? point;
    const dx = (after.x - before.x) * smoothing;
    const dy = (after.y - before.y) * smoothing;
    return { x, y, dx, dy, isSharp: smoothing === 0 };
  });
  return { knots, isClosed };
}

/** The box around transformed curves. Between knots, the curves are sampled at quarters. */
export function boundingBox(curves: readonly Curve[], { xx, xy, x0, yy, y0 }: Transform) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = (x: number, y: number) => {
    const transformedX = x * xx + y * xy + x0;
    const transformedY = y * yy + y0;
    if (transformedX < box.left) box.left = transformedX;
    if (transformedX > box.right) box.right = transformedX;
    if (transformedY < box.top) box.top = transformedY;
    if (transformedY > box.bottom) box.bottom = transformedY;
  };
  for (const { knots } of curves) {
    let from = knots.at(-1);
    for (const to of knots) {
      include(to.x, to.y);
      if (from && !(from.isSharp && to.isSharp)) {
        const { x, y, dx, dy } = from;
        for (const t of [0.25, 0.5, 0.75]) {
          const s = 1 - t;
          const out = 3 * s * s * t;
          const back = 3 * s * t * t;
          const start = s * s * s + out;
          const end = back + t * t * t;
          include(
            start * x + end * to.x + out * dx - back * to.dx,
            start * y + end * to.y + out * dy - back * to.dy,
          );
        }
      }
      from = to;
    }
  }
  return box;
}
