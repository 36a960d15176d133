import type { Outline } from "./outline.ts";

/** A point on a curve, and the offset of the handle that follows it. */
export type Knot = { x: number; y: number; dx: number; dy: number; isSharp: boolean };

/** The cubic curves through the points of an outline: a cardinal spline with corners. */
export type Curve = { knots: readonly Knot[]; isClosed: boolean };

/** An ellipse whose axes stay horizontal and vertical. A glint stays on its side when it is mirrored. */
export type Dot = { x: number; y: number; rx: number; ry: number; isGlint: boolean };

export type Shape = Curve | Dot;

/** Scales by `sx` and `sy`, then by a matrix, named as in cairo: x · xx + y · xy + x0. `size` is the scale of dots. */
export type Transform = Record<
  "sx" | "sy" | "xx" | "xy" | "x0" | "yx" | "yy" | "y0" | "size",
  number
>;

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

/** The shape in another place. */
export function transformed(shape: Shape, transform: Transform): Shape {
  const { sx, sy, xx, xy, x0, yx, yy, y0, size } = transform;
  if ("knots" in shape) {
    const knots = shape.knots.map(({ x, y, dx, dy, isSharp }) => ({
      x: x0 + x * sx * xx + y * sy * xy,
      y: y0 + x * sx * yx + y * sy * yy,
      dx: dx * sx * xx + dy * sy * xy,
      dy: dx * sx * yx + dy * sy * yy,
      isSharp,
    }));
    return { knots, isClosed: shape.isClosed };
  }
  const { x, y, rx, ry, isGlint } = shape;
  return {
    x: x0 + x * (isGlint ? Math.abs(sx) : sx) * xx + y * sy * xy,
    y: y0 + x * sx * yx + y * sy * yy,
    rx: rx * size,
    ry: ry * size,
    isGlint,
  };
}

/** How a monster stands: its width, how far it leans, and its height. */
export type Posture = Pick<Transform, "xx" | "xy" | "yy">;

/** The box around curves in a posture. Between knots, they are sampled at quarters. */
export function boundingBox(shapes: readonly Shape[], { xx, xy, yy }: Posture) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = (sketchX: number, sketchY: number) => {
    const x = sketchX * xx + sketchY * xy;
    const y = sketchY * yy;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  };
  for (const shape of shapes) {
    if (!("knots" in shape)) continue;
    let from = shape.knots.at(-1);
    for (const to of shape.knots) {
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
