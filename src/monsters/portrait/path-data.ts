import type { Curve, Fit, Knot } from "./curve.ts";

/** An ellipse that stays upright whatever the posture. */
export type Dot = { x: number; y: number; rx: number; ry: number };

/** Path data so far, its last command, and where the next one starts. */
type Pen = { data: string; command: string; x: number; y: number };

/** Appends a command; one that repeats goes without its letter, a negative number without a space. */
function put(pen: Pen, command: string, steps: readonly number[]) {
  if (command !== pen.command) pen.data += command;
  let isSeparate = command !== pen.command;
  for (const step of steps) {
    pen.data += isSeparate || step < 0 ? step : ` ${step}`;
    isSeparate = false;
  }
  pen.command = command;
}

function moveTo(pen: Pen, x: number, y: number) {
  put(pen, "m", [x - pen.x, y - pen.y]);
  pen.x = x;
  pen.y = y;
  // What follows a move without a letter is a line.
  pen.command = "l";
}

function lineTo(pen: Pen, x: number, y: number) {
  const dx = x - pen.x;
  const dy = y - pen.y;
  if (dx !== 0 && dy !== 0) put(pen, "l", [dx, dy]);
  else if (dx !== 0) put(pen, "h", [dx]);
  else if (dy !== 0) put(pen, "v", [dy]);
}

function drawDot(pen: Pen, dot: Dot, { xx, xy, x0, yy, y0 }: Fit, scale: number) {
  const ry = Math.round(dot.ry * scale);
  const x = Math.round(dot.x * xx + dot.y * xy + x0);
  const y = Math.round(dot.y * yy + y0);
  moveTo(pen, x, y - ry);
  // All the way round but for one step, which filling closes; flags need no space after them.
  pen.data += `a${Math.round(dot.rx * scale)} ${ry} 0 101 0`;
  pen.command = "a";
  pen.x += 1;
}

/**
 * "s" leaves out a handle that mirrors the one before, or, after anything but a curve, lies on
 * the point itself.
 */
function curveTo(pen: Pen, from: Knot, steps: readonly number[], out: readonly number[]) {
  const isAfterCurve = pen.command === "c" || pen.command === "s";
  if (isAfterCurve !== from.isSharp) put(pen, "s", steps);
  else put(pen, "c", [...out, ...steps]);
}

/** A closed curve needs no "z" after a curved end: a round cap looks like a round join. */
function drawCurve(pen: Pen, { knots, isClosed }: Curve, { xx, xy, x0, yy, y0 }: Fit) {
  const [first] = knots;
  if (!first) return;
  const xOf = (x: number, y: number) => Math.round(x * xx + y * xy + x0);
  const yOf = (y: number) => Math.round(y * yy + y0);
  const startX = xOf(first.x, first.y);
  const startY = yOf(first.y);
  moveTo(pen, startX, startY);
  let from = first;
  for (const to of isClosed ? [...knots.slice(1), first] : knots.slice(1)) {
    const x = xOf(to.x, to.y);
    const y = yOf(to.y);
    const isStraight = from.isSharp && to.isSharp;
    if (!isStraight) {
      const back = [xOf(to.x - to.dx, to.y - to.dy) - pen.x, yOf(to.y - to.dy) - pen.y];
      const out = [xOf(from.x + from.dx, from.y + from.dy) - pen.x, yOf(from.y + from.dy) - pen.y];
      curveTo(pen, from, [...back, x - pen.x, y - pen.y], out);
    } else if (to !== first) lineTo(pen, x, y);
    else put(pen, "z", []);
    pen.x = x;
    pen.y = y;
    from = to;
  }
}

/** The data of one path through all of `forms`, fitted and in whole steps. */
export function pathData(forms: readonly (Curve | Dot)[], fit: Fit, scale: number): string {
  const pen: Pen = { data: "", command: "", x: 0, y: 0 };
  for (const form of forms) {
    if ("knots" in form) drawCurve(pen, form, fit);
    else drawDot(pen, form, fit, scale);
  }
  return pen.data;
}
