import { type Curve, type Knot, type Shape, type Transform, transformed } from "./curve.ts";

/** Path data so far, its last command, and the current point. */
type Pen = { data: string; command: string; x: number; y: number };

/** Formats a number that follows another: a minus sign separates as well as a space. */
function formatNext(step: number): string {
  return step < 0 ? `${step}` : ` ${step}`;
}

/** A point that follows another, seen from the current one. */
function formatPoint(pen: Pen, x: number, y: number): string {
  return formatNext(Math.round(x) - pen.x) + formatNext(Math.round(y) - pen.y);
}

/** Appends a command that begins with a point. A repeated one needs no letter. */
function append(pen: Pen, command: string, x: number, y: number, others = "") {
  const step = Math.round(x) - pen.x;
  const start = command === pen.command ? formatNext(step) : command + step;
  pen.data += start + formatNext(Math.round(y) - pen.y) + others;
  // SVG reads the numbers that follow a move without a letter as a line.
  pen.command = command === "m" ? "l" : command;
}

/** "s" is a short "c": its first handle mirrors the last one of a curve before, or else lies on the current point. */
function curveTo(pen: Pen, from: Knot, to: Knot) {
  const isAfterCurve = pen.command === "c" || pen.command === "s";
  const backX = to.x - to.dx;
  const backY = to.y - to.dy;
  const end = formatPoint(pen, to.x, to.y);
  if (isAfterCurve !== from.isSharp) append(pen, "s", backX, backY, end);
  else append(pen, "c", from.x + from.dx, from.y + from.dy, formatPoint(pen, backX, backY) + end);
}

/** A closed curve that ends in a curve needs no "z": a round cap looks like a round join. */
function drawCurve(pen: Pen, { knots, isClosed }: Curve) {
  let from: Knot | undefined;
  for (const to of isClosed ? knots.concat(knots.slice(0, 1)) : knots) {
    if (!from) append(pen, "m", to.x, to.y);
    else if (!(from.isSharp && to.isSharp)) curveTo(pen, from, to);
    else if (to !== knots[0]) append(pen, "l", to.x, to.y);
    else pen.data += "z";
    pen.x = Math.round(to.x);
    pen.y = Math.round(to.y);
    from = to;
  }
}

/** The data of one path through all shapes, transformed and rounded to whole numbers. */
export function pathData(shapes: readonly Shape[], transform: Transform): string {
  const pen: Pen = { data: "", command: "", x: 0, y: 0 };
  for (const shape of shapes) {
    const placed = transformed(shape, transform);
    if ("knots" in placed) drawCurve(pen, placed);
    else {
      const rx = Math.round(placed.rx);
      const ry = Math.round(placed.ry);
      const y = Math.round(placed.y) - ry;
      // An arc cannot end where it starts: it stops one step before, and filling closes the gap.
      // The flags of an arc need no space after them.
      append(pen, "m", placed.x, y, `a${rx} ${ry} 0 101 0`);
      pen.command = "a";
      pen.x = Math.round(placed.x) + 1;
      pen.y = y;
    }
  }
  return pen.data;
}
