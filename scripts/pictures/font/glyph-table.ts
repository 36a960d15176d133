import { words } from "./bytes.ts";
import type { OutlinePoint } from "./stroke-outline.ts";

const ON_LINE = 1;
/** Says that outlines cross each other, which some systems would draw with holes otherwise. */
const OVERLAPS = 64;

/** The flags for the step to a coordinate, and the step itself in as few bytes as possible. */
function step(from: number, to: number, short: number, same: number) {
  const distance = to - from;
  if (distance === 0) return { flags: same, bytes: Buffer.alloc(0) };
  if (Math.abs(distance) > 255) return { flags: 0, bytes: words(distance) };
  return {
    flags: distance > 0 ? short | same : short,
    bytes: Buffer.from([Math.abs(distance)]),
  };
}

/** A glyph of the table `glyf`: outlines in whole units. */
export function glyphData(outlines: OutlinePoint[][]): Buffer {
  const points = outlines.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const across = xs.map((x, index) => step(xs[index - 1] ?? 0, x, 2, 16));
  const upwards = ys.map((y, index) => step(ys[index - 1] ?? 0, y, 4, 32));
  const flags = points.map(
    ({ isOnLine }, index) =>
      (isOnLine ? ON_LINE : 0) |
      (index === 0 ? OVERLAPS : 0) |
      (across[index]?.flags ?? 0) |
      (upwards[index]?.flags ?? 0),
  );
  const ends = outlines.map((_, index) => outlines.slice(0, index + 1).flat().length - 1);
  return Buffer.concat([
    words(outlines.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    words(...ends, 0),
    Buffer.from(flags),
    ...[...across, ...upwards].map(({ bytes }) => bytes),
  ]);
}
