/** From a sketch to the picture, named as in cairo's matrices: x · xx + y · xy + x0, y · yy + y0. */
export type Transform = { xx: number; xy: number; x0: number; yy: number; y0: number };

/** The transform followed by a uniform scaling. */
export function scaleTransform({ xx, xy, x0, yy, y0 }: Transform, scale: number): Transform {
  return { xx: xx * scale, xy: xy * scale, x0: x0 * scale, yy: yy * scale, y0: y0 * scale };
}
