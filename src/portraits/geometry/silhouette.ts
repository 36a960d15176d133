import type { Curve, Knot } from "./curve.ts";

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
