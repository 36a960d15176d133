export type Point = { x: number; y: number };

/** A quadratic Bézier curve; a straight line has its control point in the middle. */
export type Quadratic = { from: Point; control: Point; to: Point };

const mix = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** How many numbers each command of path data takes. */
const ARGUMENTS: Partial<Record<string, number>> = { M: 2, h: 1, v: 1, l: 2, q: 4 };

/** The curves of path data, which may contain `M`, `h`, `v`, `l` and `q`, each with its letter. */
export function parsePath(data: string): Quadratic[] {
  const curves: Quadratic[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const [, command = "", rest = ""] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, ...others] = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (others.length > 0 || !(command in ARGUMENTS))
      throw new Error(`Not drawn: ${command}${rest}`);
    const at = (x: number, y: number): Point => ({ x: pen.x + x, y: pen.y + y });
    if (command === "M") {
      pen = { x: a, y: b };
      continue;
    }
    const from = pen;
    const to = { h: at(a, 0), v: at(0, a), l: at(a, b), q: at(c, d) }[command] ?? from;
    curves.push({ from, control: command === "q" ? at(a, b) : mix(from, to, 0.5), to });
    pen = to;
  }
  return curves;
}

/** The part of a curve between two shares of it. */
export function partOf({ from, control, to }: Quadratic, start: number, end: number): Quadratic {
  const at = (one: number, other: number) =>
    mix(mix(from, control, one), mix(control, to, one), other);
  return { from: at(start, start), control: at(start, end), to: at(end, end) };
}
