/** A point of a curve; `smoothing` is its handles' share of the distance between its neighbours, 0 at a corner. */
export type Point = { x: number; y: number; smoothing: number };

const ROUND_SMOOTHING = 0.2;
/** With four points, this comes closest to an ellipse: half of 4/3 · (√2 − 1). */
const ELLIPSE_SMOOTHING = 0.2761;

/** The points of a closed shape or an open line. y grows downwards. */
export type Outline = readonly Point[];

/** Parses "x,y x,y! …"; an exclamation mark makes a corner. */
export function outline(text: string): Outline {
  return text.split(" ").map((word) => {
    const isSharp = word.endsWith("!");
    const [x = 0, y = 0] = (isSharp ? word.slice(0, -1) : word).split(",").map(Number);
    return { x, y, smoothing: isSharp ? 0 : ROUND_SMOOTHING };
  });
}

/** A shape that is symmetric about x = 0, from its right half, written from top to bottom. */
export function symmetric(rightHalf: string): Outline {
  const right = outline(rightHalf);
  const left = right.filter(({ x }) => x !== 0).map((point) => ({ ...point, x: -point.x }));
  return [...right, ...left.reverse()];
}

/** An ellipse around (x, y). */
export function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  const smoothing = ELLIPSE_SMOOTHING;
  return [
    { x, y: y - ry, smoothing },
    { x: x + rx, y, smoothing },
    { x, y: y + ry, smoothing },
    { x: x - rx, y, smoothing },
  ];
}

/** A limb along `spine`. `widths` are its half-widths at the points; a last one of 0 makes a tip. */
export function ribbon(spine: string, widths: readonly number[]): Outline {
  const points = outline(spine);
  const side = (sign: number) =>
    points.map((point, index) => {
      const before = points[index - 1] ?? point;
      const after = points[index + 1] ?? point;
      const dx = after.x - before.x;
      const dy = after.y - before.y;
      const scale = (sign * (widths[index] ?? 0)) / Math.sqrt(dx * dx + dy * dy);
      return { ...point, x: point.x - dy * scale, y: point.y + dx * scale };
    });
  const isPointed = widths.at(-1) === 0;
  const back = side(-1).reverse();
  return [...side(1), ...(isPointed ? back.slice(1) : back)];
}

const TOWARDS_LIGHT = { x: -0.55, y: -0.85 };
const MAX_LIGHT_IN_SHADOW = -0.15;
const OUTER_EDGE_SCALE = 0.955;
const INNER_EDGE_SCALE = 0.83;

/** The crescent at the lower right inside a round outline; light comes from the upper left. */
export function shadowOutline(points: Outline): Outline {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const centerX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const centerY = (Math.min(...ys) + Math.max(...ys)) / 2;
  const halfWidth = Math.max(...xs) - centerX;
  const halfHeight = Math.max(...ys) - centerY;
  const dark = points.filter(({ x, y }) => {
    const light =
      ((x - centerX) / halfWidth) * TOWARDS_LIGHT.x +
      ((y - centerY) / halfHeight) * TOWARDS_LIGHT.y;
    return light < MAX_LIGHT_IN_SHADOW;
  });
  const scaled = (scale: number) =>
    dark.map(({ x, y, smoothing }, index) => ({
      x: centerX + (x - centerX) * scale,
      y: centerY + (y - centerY) * scale,
      smoothing: index === 0 || index === dark.length - 1 ? 0 : smoothing,
    }));
  return [...scaled(OUTER_EDGE_SCALE), ...scaled(INNER_EDGE_SCALE).slice(1, -1).reverse()];
}
