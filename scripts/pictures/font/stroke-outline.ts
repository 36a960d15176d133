import { type Point, partOf, type Quadratic } from "./quadratic.ts";

/** A point of an outline of quadratic curves: on the line, or a control point beside it. */
export type OutlinePoint = Point & { isOnLine: boolean };

const PARTS_OF_CURVE = [0, 1, 2, 3].map((part) => part / 3);
const CAP_ANGLES = [1, 3, 5, 7].map((eighth) => (eighth * Math.PI) / 8);
const CAP_STRETCH = 1 / Math.cos(Math.PI / 8);

const plus = (one: Point, other: Point, factor: number): Point => ({
  x: one.x + other.x * factor,
  y: one.y + other.y * factor,
});
const dot = (one: Point, other: Point) => one.x * other.x + one.y * other.y;

/** The direction from one point to another, of length 1. */
function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const normal = ({ x, y }: Point): Point => ({ x: y, y: -x });

/** The side of a curve at a distance to its left. Its start is left out. */
function side({ from, control, to }: Quadratic, distance: number): OutlinePoint[] {
  const atStart = normal(direction(from, control));
  const atEnd = normal(direction(control, to));
  const corner = distance / (1 + dot(atStart, atEnd));
  return [
    { ...plus(plus(control, atStart, corner), atEnd, corner), isOnLine: false },
    { ...plus(to, atEnd, distance), isOnLine: true },
  ];
}

/** The half circle around an end, between its two sides. */
function cap(end: Point, ahead: Point, radius: number): OutlinePoint[] {
  const left = normal(ahead);
  const reach = radius * CAP_STRETCH;
  const around = CAP_ANGLES.map((angle) => ({
    ...plus(plus(end, left, Math.cos(angle) * reach), ahead, Math.sin(angle) * reach),
    isOnLine: false,
  }));
  return [...around, { ...plus(end, left, -radius), isOnLine: true }];
}

const reverse = ({ from, control, to }: Quadratic): Quadratic => ({ from: to, control, to: from });

/** One side of a stroke with the round end after it. */
function halfOutline(curve: Quadratic, radius: number): OutlinePoint[] {
  const sides = PARTS_OF_CURVE.slice(1).flatMap((end, index) =>
    side(partOf(curve, PARTS_OF_CURVE[index] ?? 0, end), radius),
  );
  return [...sides, ...cap(curve.to, direction(curve.control, curve.to), radius)];
}

/** The outline of a stroke with round ends along a curve. */
export function strokeOutline(curve: Quadratic, width: number): OutlinePoint[] {
  return [curve, reverse(curve)].flatMap((half) => halfOutline(half, width / 2));
}
