import type { Outline } from "./outline.ts";
import type { Transform } from "./transform.ts";

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

/** By the even-odd rule, on the polygon of the curve's knots. */
function isInside({ knots }: Curve, x: number, y: number): boolean {
  let isOdd = false;
  let from = knots.at(-1);
  for (const to of knots) {
    if (from && from.y > y !== to.y > y) {
      if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isOdd = !isOdd;
    }
    from = to;
  }
  return isOdd;
}

/** Leaves out the curves whose knots all lie inside others: the rim does not need to follow them. */
export function outermostCurves(curves: readonly Curve[]): Iterable<Curve> {
  const kept = new Set(curves);
  const isCovered = (curve: Curve, { x, y }: Knot) => {
    for (const other of kept) if (other !== curve && isInside(other, x, y)) return true;
    return false;
  };
  for (const curve of curves) {
    if (curve.knots.every((knot) => isCovered(curve, knot))) kept.delete(curve);
  }
  return kept;
}
