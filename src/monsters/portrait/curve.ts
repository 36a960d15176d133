import type { Outline, Point } from "./outline.ts";

export type Box = { left: number; top: number; right: number; bottom: number };
type Segment = { from: Point; c1: Point; c2: Point; to: Point; isStraight: boolean };

const TENSION = 0.2;

function segments(points: Outline, isClosed: boolean): Segment[] {
  const at = (index: number): Point | undefined =>
    isClosed ? points[(index + points.length) % points.length] : points[index];
  const handle = (index: number, sign: number): Point | undefined => {
    const point = at(index);
    if (!point || point.isSharp) return point;
    const before = at(index - 1) ?? point;
    const after = at(index + 1) ?? point;
    const step = sign * TENSION;
    return {
      ...point,
      x: point.x + (after.x - before.x) * step,
      y: point.y + (after.y - before.y) * step,
    };
  };
  return points.flatMap((from, index) => {
    const to = at(index + 1);
    const c1 = handle(index, 1);
    const c2 = handle(index + 1, -1);
    if (!to || !c1 || !c2) return [];
    return [{ from, c1, c2, to, isStraight: from.isSharp && to.isSharp }];
  });
}

/** Tenths as text, as short as path data allows: ".5", "-.5", and no space before a sign. */
function written(tenths: readonly number[]): string {
  return tenths
    .map((value) => String(value / 10).replace(/^(-?)0\./, "$1."))
    .reduce(
      (text, number) => text + (text !== "" && !number.startsWith("-") ? " " : "") + number,
      "",
    );
}

/** Path data through the points of an outline: a Catmull-Rom-like spline in relative Bézier curves. */
export function pathData(points: Outline, isClosed: boolean): string {
  const [first] = points;
  if (!first) return "";
  const tenth = (value: number) => Math.round(value * 10);
  const start = `M${written([tenth(first.x), tenth(first.y)])}`;
  const curves = segments(points, isClosed).map(({ from, c1, c2, to, isStraight }) => {
    const targets = isStraight ? [to] : [c1, c2, to];
    const steps = targets.flatMap(({ x, y }) => [
      tenth(x) - tenth(from.x),
      tenth(y) - tenth(from.y),
    ]);
    return `${isStraight ? "l" : "c"}${written(steps)}`;
  });
  return `${start}${curves.join("")}${isClosed ? "z" : ""}`;
}

/** The box around outlines, curves between their points included (sampled at every quarter). */
export function boxAround(outlines: readonly Outline[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { from, c1, c2, to } of outlines.flatMap((points) => segments(points, true))) {
    for (const t of [0, 0.25, 0.5, 0.75]) {
      const s = 1 - t;
      const along = (a: number, b: number, c: number, d: number) =>
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
      const x = along(from.x, c1.x, c2.x, to.x);
      const y = along(from.y, c1.y, c2.y, to.y);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
