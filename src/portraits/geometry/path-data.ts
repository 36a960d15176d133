import type { Curve, Fit, Knot } from "./curve.ts";

/** An ellipse that stays upright whatever the posture. */
export type Dot = { x: number; y: number; rx: number; ry: number };

/** Path data so far, its last command, and where the next one starts. */
type Pen = { data: string; command: string; x: number; y: number };

const FARTHEST = 512;
// Turning numbers into text takes longest of all, and the same come again and again.
const WRITTEN = Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => String(index - FARTHEST));

function written(step: number): string {
  return WRITTEN[step + FARTHEST] ?? String(step);
}

function spaced(step: number): string {
  return step < 0 ? written(step) : ` ${written(step)}`;
}

/** Appends a command; one that repeats goes without its letter, a negative number without a space. */
function put(pen: Pen, command: string, first: number, others = "") {
  pen.data += (command === pen.command ? spaced(first) : command + written(first)) + others;
  pen.command = command;
}

function moveTo(pen: Pen, x: number, y: number) {
  put(pen, "m", x - pen.x, spaced(y - pen.y));
  pen.x = x;
  pen.y = y;
  // What follows a move without a letter is a line.
  pen.command = "l";
}

function lineTo(pen: Pen, x: number, y: number) {
  const dx = x - pen.x;
  const dy = y - pen.y;
  if (dx !== 0 && dy !== 0) put(pen, "l", dx, spaced(dy));
  else if (dx !== 0) put(pen, "h", dx);
  else if (dy !== 0) put(pen, "v", dy);
}

function drawDot(pen: Pen, dot: Dot, { xx, xy, x0, yy, y0 }: Fit, scale: number) {
  const ry = Math.round(dot.ry * scale);
  const x = Math.round(dot.x * xx + dot.y * xy + x0);
  const y = Math.round(dot.y * yy + y0);
  moveTo(pen, x, y - ry);
  // All the way round but for one step, which filling closes; flags need no space after them.
  put(pen, "a", Math.round(dot.rx * scale), ` ${ry} 0 101 0`);
  pen.x += 1;
}

/**
 * "s" leaves out a handle that mirrors the one before, or, after anything but a curve, lies on
 * the point itself.
 */
function curveTo(pen: Pen, from: Knot, to: Knot, { xx, xy, x0, yy, y0 }: Fit) {
  const toX = to.x * xx + to.y * xy + x0;
  const toY = to.y * yy + y0;
  const backX = Math.round(toX - to.dx * xx - to.dy * xy) - pen.x;
  const backY = Math.round(toY - to.dy * yy) - pen.y;
  const end = spaced(Math.round(toX) - pen.x) + spaced(Math.round(toY) - pen.y);
  const isAfterCurve = pen.command === "c" || pen.command === "s";
  if (isAfterCurve !== from.isSharp) put(pen, "s", backX, spaced(backY) + end);
  else {
    const y = from.y + from.dy;
    const outX = Math.round((from.x + from.dx) * xx + y * xy + x0) - pen.x;
    const outY = Math.round(y * yy + y0) - pen.y;
    put(pen, "c", outX, spaced(outY) + spaced(backX) + spaced(backY) + end);
  }
}

/** A closed curve needs no "z" after a curved end: a round cap looks like a round join. */
function drawCurve(pen: Pen, { knots, isClosed }: Curve, fit: Fit) {
  let from: Knot | undefined;
  for (const to of isClosed ? knots.concat(knots.slice(0, 1)) : knots) {
    const x = Math.round(to.x * fit.xx + to.y * fit.xy + fit.x0);
    const y = Math.round(to.y * fit.yy + fit.y0);
    if (!from) moveTo(pen, x, y);
    else if (!(from.isSharp && to.isSharp)) curveTo(pen, from, to, fit);
    else if (to !== knots[0]) lineTo(pen, x, y);
    else pen.data += "z";
    pen.x = x;
    pen.y = y;
    from = to;
  }
}

/** The data of one path through all of `forms`, fitted and in whole steps. */
export function pathData(forms: Iterable<Curve | Dot>, fit: Fit, scale: number): string {
  const pen: Pen = { data: "", command: "", x: 0, y: 0 };
  for (const form of forms) {
    if ("knots" in form) drawCurve(pen, form, fit);
    else drawDot(pen, form, fit, scale);
  }
  return pen.data;
}
