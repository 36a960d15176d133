import type { Curve, Knot } from "./curve.ts";

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

/** Without the closed curves whose points all lie inside others, which a rim around all need not follow. */
export function outermost(curves: readonly Curve[]): Iterable<Curve> {
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
