import type { Outline } from "./outline.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

/** A point that a curve goes through, and where its handle after it lies from there. */
export type Knot = { x: number; y: number; dx: number; dy: number; isSharp: boolean };

/** The cubic curves through the points of an outline: a cardinal spline with corners. */
export type Curve = { knots: readonly Knot[]; isClosed: boolean };

/** How the places of a sketch become places in the frame: x · xx + y · xy + x0, y · yy + y0. */
export type Fit = { xx: number; xy: number; x0: number; yy: number; y0: number };

/** The curve through an outline. */
export function curveOf(points: Outline, isClosed: boolean): Curve {
  const count = points.length;
  const knots = points.map((point, index) => {
    const { x, y, reach } = point;
    const before = points[index - 1] ?? (isClosed ? points[count - 1] : point) ?? point;
    const after = points[index + 1] ?? (isClosed ? points[0] : point) ?? point;
    const dx = (after.x - before.x) * reach;
    const dy = (after.y - before.y) * reach;
    return { x, y, dx, dy, isSharp: reach === 0 };
  });
  return { knots, isClosed };
}

/** The box around curves that are fitted, the curves between their points included (sampled at quarters). */
export function boxAround(curves: readonly Curve[], { xx, xy, x0, yy, y0 }: Fit): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = (x: number, y: number) => {
    const there = x * xx + y * xy + x0;
    const height = y * yy + y0;
    if (there < box.left) box.left = there;
    if (there > box.right) box.right = there;
    if (height < box.top) box.top = height;
    if (height > box.bottom) box.bottom = height;
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
