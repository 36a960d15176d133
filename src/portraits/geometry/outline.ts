/** A point of a curve; `smoothing` is its handles' share of the distance between its neighbours, 0 at a corner. */
export type Point = { x: number; y: number; smoothing: number };

const ROUND_SMOOTHING = 0.2;
/** With four points, this comes closest to an ellipse: half of 4/3 · (√2 − 1). */
const ELLIPSE_SMOOTHING = 0.2761;

/** The points of a closed shape or an open line. y grows downwards. */
export type Outline = readonly Point[];

/** `size` scales both ways; `turn` is the tangent of half the angle: engines differ in trigonometric functions. */
export type Placement = Partial<Record<"x" | "y" | "size" | "sx" | "sy" | "turn", number>>;

/** Parses "x,y x,y! …"; an exclamation mark makes a corner. */
export function outline(text: string): Outline {
  return text.split(" ").map((word) => {
    const isSharp = word.endsWith("!");
    const [x = 0, y = 0] = (isSharp ? word.slice(0, -1) : word).split(",").map(Number);
    return { x, y, smoothing: isSharp ? 0 : ROUND_SMOOTHING };
  });
}

/** The outline mirrored at x = 0. */
export function mirrored(points: Outline): Outline {
  return points.map(({ x, y, smoothing }) => ({ x: -x, y, smoothing }));
}

/** A shape that is symmetric about x = 0, from its right half, written from top to bottom. */
export function symmetric(rightHalf: string): Outline {
  const right = outline(rightHalf);
  return [...right, ...mirrored(right.filter((point) => point.x !== 0)).toReversed()];
}

/** The outline scaled, then rotated, then moved. */
export function placed(
  points: Outline,
  { x = 0, y = 0, size = 1, sx = size, sy = size, turn = 0 }: Placement,
): Outline {
  const cosine = (1 - turn * turn) / (1 + turn * turn);
  const sine = (2 * turn) / (1 + turn * turn);
  return points.map((point) => ({
    x: x + point.x * sx * cosine - point.y * sy * sine,
    y: y + point.x * sx * sine + point.y * sy * cosine,
    smoothing: point.smoothing,
  }));
}

/** Several outlines in one place. */
export const placedAll = (outlines: readonly Outline[], place: Placement): Outline[] =>
  outlines.map((points) => placed(points, place));

/** An ellipse around (x, y). */
export function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  return placed(CIRCLE, { x, y, sx: rx, sy: ry });
}

const CIRCLE: Outline = outline("0,-1 1,0 0,1 -1,0").map((point) => ({
  ...point,
  smoothing: ELLIPSE_SMOOTHING,
}));

/** A limb along `spine`. `widths` are its half-widths at the points; a last one of 0 makes a tip. */
export function ribbon(spine: string, widths: readonly number[]): Outline {
  const points = outline(spine);
  const sides = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const scale = (widths[index] ?? 0) / Math.sqrt(dx * dx + dy * dy);
    return { point, nx: -dy * scale, ny: dx * scale };
  });
  const left = sides.map(({ point, nx, ny }) => ({ ...point, x: point.x + nx, y: point.y + ny }));
  const right = sides.map(({ point, nx, ny }) => ({ ...point, x: point.x - nx, y: point.y - ny }));
  const isPointed = widths.at(-1) === 0;
  return [...left, ...(isPointed ? right.slice(0, -1) : right).reverse()];
}
