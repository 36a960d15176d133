import type { Outline, Point } from "./outline.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

type Place = { x: number; y: number };
type Segment = { from: Point; c1: Place; c2: Place; to: Point };

function handle(point: Point, before: Point, after: Point, direction: 1 | -1): Place {
  const reach = direction * point.reach;
  return {
    x: point.x + (after.x - before.x) * reach,
    y: point.y + (after.y - before.y) * reach,
  };
}

/** The cubic curves through the points of an outline: a cardinal spline with corners. */
function segments(points: Outline, isClosed: boolean): Segment[] {
  const count = points.length;
  const at = (index: number): Point | undefined =>
    isClosed ? points[(index + count) % count] : points[index];
  const found: Segment[] = [];
  for (let index = 0; index < count; index++) {
    const from = at(index);
    const to = at(index + 1);
    if (!from || !to) continue;
    const c1 = handle(from, at(index - 1) ?? from, to, 1);
    const c2 = handle(to, from, at(index + 2) ?? to, -1);
    found.push({ from, c1, c2, to });
  }
  return found;
}

const WRITTEN = new Map<number, string>();

/** A number as short as path data allows: ".5", "-.5", and no space before a minus sign. */
function writtenNumber(value: number): string {
  const known = WRITTEN.get(value);
  if (known !== undefined) return known;
  const digits = String(value).replace(/^(-?)0\./, "$1.");
  const text = value < 0 ? digits : ` ${digits}`;
  WRITTEN.set(value, text);
  return text;
}

function written(steps: readonly number[], precision: number): string {
  let text = "";
  for (const step of steps) text += writtenNumber(step / precision);
  return text.trimStart();
}

/**
 * Path data through the points of an outline, rounded to 1/`precision`. "s" leaves out a handle
 * that mirrors the one before, or, after anything but a curve, lies on the point itself.
 */
export function pathData(points: Outline, isClosed: boolean, precision: number): string {
  const [first] = points;
  if (!first) return "";
  const rounded = (value: number) => Math.round(value * precision);
  let data = `M${written([rounded(first.x), rounded(first.y)], precision)}`;
  let wasCurve = false;
  for (const { from, c1, c2, to } of segments(points, isClosed)) {
    const isCorner = from.reach === 0;
    const isStraight = isCorner && to.reach === 0;
    const isContinued = wasCurve !== isCorner;
    const x = rounded(from.x);
    const y = rounded(from.y);
    const steps: number[] = [];
    if (!isStraight && !isContinued) steps.push(rounded(c1.x) - x, rounded(c1.y) - y);
    if (!isStraight) steps.push(rounded(c2.x) - x, rounded(c2.y) - y);
    steps.push(rounded(to.x) - x, rounded(to.y) - y);
    data += (isStraight ? "l" : isContinued ? "s" : "c") + written(steps, precision);
    wasCurve = !isStraight;
  }
  return isClosed ? `${data}z` : data;
}

const SAMPLES = [0, 0.25, 0.5, 0.75] as const;

/** The box around closed outlines, the curves between their points included (sampled at quarters). */
export function boxAround(outlines: readonly Outline[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const points of outlines) {
    for (const { from, c1, c2, to } of segments(points, true)) {
      for (const t of SAMPLES) {
        const s = 1 - t;
        const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        const x = a * from.x + b * c1.x + c * c2.x + d * to.x;
        const y = a * from.y + b * c1.y + c * c2.y + d * to.y;
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
    }
  }
  return box;
}
