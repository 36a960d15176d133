import { squareRoot } from "./square-root.ts";

/**
 * A point that a curve goes through. `reach` is how far the curve's handles go there,
 * as a share of the way between the neighbours: 0 is a corner.
 */
export type Point = { x: number; y: number; reach: number };

const ROUND = 0.2;
/** With four points, this comes closest to an ellipse: half of 4/3 · (√2 − 1). */
const ELLIPTIC = 0.2761;

/** A closed shape or an open line, drawn through its points. y grows downwards. */
export type Outline = readonly Point[];

/** Where an outline goes: `turn` is the tangent of half the angle, so that no trigonometry is needed. */
export type Place = { x?: number; y?: number; sx?: number; sy?: number; turn?: number };

/** Reads "x,y x,y! …"; an exclamation mark makes a corner. */
export function outline(text: string): Outline {
  return text.split(" ").map((word) => {
    const isSharp = word.endsWith("!");
    const [x = 0, y = 0] = (isSharp ? word.slice(0, -1) : word).split(",").map(Number);
    return { x, y, reach: isSharp ? 0 : ROUND };
  });
}

/** The outline seen in a mirror that stands on x = 0. */
export function mirrored(points: Outline): Outline {
  return points.map(({ x, y, reach }) => ({ x: -x, y, reach }));
}

/** A whole from its right half, which is written from top to bottom. */
export function symmetric(rightHalf: string): Outline {
  const right = outline(rightHalf);
  return [...right, ...mirrored(right.filter((point) => point.x !== 0)).toReversed()];
}

/** Scales, turns (half-angle formulas) and then moves an outline. */
export function placed(
  points: Outline,
  { x = 0, y = 0, sx = 1, sy = 1, turn = 0 }: Place,
): Outline {
  const cosine = (1 - turn * turn) / (1 + turn * turn);
  const sine = (2 * turn) / (1 + turn * turn);
  return points.map((point) => ({
    x: x + point.x * sx * cosine - point.y * sy * sine,
    y: y + point.x * sx * sine + point.y * sy * cosine,
    reach: point.reach,
  }));
}

/** An ellipse. */
export function oval(x: number, y: number, rx: number, ry: number): Outline {
  return placed(CIRCLE, { x, y, sx: rx, sy: ry });
}

const CIRCLE: Outline = outline("0,-1 1,0 0,1 -1,0").map((point) => ({
  ...point,
  reach: ELLIPTIC,
}));

/** A limb along a spine: `widths` are half-widths at its points; it ends in a tip where the last is 0. */
export function ribbon(spine: string, widths: readonly number[]): Outline {
  const points = outline(spine);
  const sides = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const scale = (widths[index] ?? 0) / squareRoot(dx * dx + dy * dy);
    return { point, nx: -dy * scale, ny: dx * scale };
  });
  const left = sides.map(({ point, nx, ny }) => ({ ...point, x: point.x + nx, y: point.y + ny }));
  const right = sides.map(({ point, nx, ny }) => ({ ...point, x: point.x - nx, y: point.y - ny }));
  const isPointed = widths.at(-1) === 0;
  return [...left, ...(isPointed ? right.slice(0, -1) : right).reverse()];
}
