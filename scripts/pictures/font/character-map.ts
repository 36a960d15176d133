import { longs, words } from "./bytes.ts";

/** The code that every map of characters ends with. */
const LAST = 0xffff;

/** The table `cmap`: the first of these codes has glyph 1, and so on. They are in ascending order. */
export function characterMap(codes: number[]): Buffer {
  const segments = [...codes, LAST];
  const deltas = segments.map((code, index) => (code === LAST ? 1 : index + 1 - code));
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  return Buffer.concat([
    // One map, for Windows and Unicode.
    words(0, 1, 3, 1),
    longs(12),
    words(4, 16 + count * 8, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2),
    words(...segments, 0, ...segments, ...deltas, ...segments.map(() => 0)),
  ]);
}
