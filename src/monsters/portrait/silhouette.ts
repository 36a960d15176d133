import type { Curve } from "./curve.ts";

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
export function outermost(curves: readonly Curve[]): readonly Curve[] {
  let kept = curves;
  for (const curve of curves) {
    const others = kept.filter((other) => other !== curve);
    const isHidden = curve.knots.every(({ x, y }) => others.some((other) => isInside(other, x, y)));
    if (isHidden) kept = others;
  }
  return kept;
}
