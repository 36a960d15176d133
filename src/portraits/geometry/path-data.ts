import type { Curve, Knot, Transform } from "./curve.ts";

/** An ellipse whose axes stay horizontal and vertical under any transform. */
export type Dot = { x: number; y: number; rx: number; ry: number };

/** Path data so far, its last command, and the current point. */
type Pen = { data: string; command: string; x: number; y: number };

/** Formats a number that follows another: a minus sign separates as well as a space. */
function formatNext(step: number): string {
  return step < 0 ? `${step}` : ` ${step}`;
}

/** Appends a command. A repeated one needs no letter. */
function append(pen: Pen, command: string, first: number, others = "") {
  pen.data += (command === pen.command ? formatNext(first) : command + first) + others;
  pen.command = command;
}

function moveTo(pen: Pen, x: number, y: number) {
  append(pen, "m", x - pen.x, formatNext(y - pen.y));
  pen.x = x;
  pen.y = y;
  // SVG reads the numbers that follow a move without a letter as a line.
  pen.command = "l";
}

function drawDot(pen: Pen, dot: Dot, { xx, xy, x0, yy, y0 }: Transform, dotScale: number) {
  const ry = Math.round(dot.ry * dotScale);
  const x = Math.round(dot.x * xx + dot.y * xy + x0);
  const y = Math.round(dot.y * yy + y0);
  moveTo(pen, x, y - ry);
  // An arc cannot end where it starts: it stops one step before, and filling closes the gap.
  // The flags of an arc need no space after them.
  append(pen, "a", Math.round(dot.rx * dotScale), ` ${ry} 0 101 0`);
  pen.x += 1;
}

/** "s" is a short "c": its first handle mirrors the last one of a curve before, or else lies on the current point. */
function curveTo(pen: Pen, from: Knot, to: Knot, { xx, xy, x0, yy, y0 }: Transform) {
  const toX = to.x * xx + to.y * xy + x0;
  const toY = to.y * yy + y0;
  const backX = Math.round(toX - to.dx * xx - to.dy * xy) - pen.x;
  const backY = Math.round(toY - to.dy * yy) - pen.y;
  const end = formatNext(Math.round(toX) - pen.x) + formatNext(Math.round(toY) - pen.y);
  const isAfterCurve = pen.command === "c" || pen.command === "s";
  if (isAfterCurve !== from.isSharp) append(pen, "s", backX, formatNext(backY) + end);
  else {
    const y = from.y + from.dy;
    const outX = Math.round((from.x + from.dx) * xx + y * xy + x0) - pen.x;
    const outY = Math.round(y * yy + y0) - pen.y;
    append(pen, "c", outX, formatNext(outY) + formatNext(backX) + formatNext(backY) + end);
  }
}

/** A closed curve that ends in a curve needs no "z": a round cap looks like a round join. */
function drawCurve(pen: Pen, { knots, isClosed }: Curve, transform: Transform) {
  let from: Knot | undefined;
  for (const to of isClosed ? knots.concat(knots.slice(0, 1)) : knots) {
    const x = Math.round(to.x * transform.xx + to.y * transform.xy + transform.x0);
    const y = Math.round(to.y * transform.yy + transform.y0);
    if (!from) moveTo(pen, x, y);
    else if (!(from.isSharp && to.isSharp)) curveTo(pen, from, to, transform);
    else if (to !== knots[0]) append(pen, "l", x - pen.x, formatNext(y - pen.y));
    else pen.data += "z";
    pen.x = x;
    pen.y = y;
    from = to;
  }
}

/** The data of one path through all subpaths, transformed and rounded to whole numbers. */
export function pathData(subpaths: Iterable<Curve | Dot>, transform: Transform, dotScale: number) {
  const pen: Pen = { data: "", command: "", x: 0, y: 0 };
  for (const subpath of subpaths) {
    if ("knots" in subpath) drawCurve(pen, subpath, transform);
    else drawDot(pen, subpath, transform, dotScale);
  }
  return pen.data;
}
