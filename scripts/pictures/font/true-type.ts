import { longs, padding, words } from "./bytes.ts";
import { characterMap } from "./character-map.ts";
import { glyphData } from "./glyph-table.ts";
import { nameTable } from "./name-table.ts";
import type { OutlinePoint } from "./stroke-outline.ts";

/** A glyph in whole units, with y upwards from the baseline. */
export type Glyph = { character: string; advance: number; outlines: OutlinePoint[][] };

export type FontMetrics = {
  name: string;
  unitsPerEm: number;
  ascent: number;
  /** Below the baseline, positive. */
  descent: number;
};

/** The tables of a font by their tags. */
export type FontTables = Record<string, Buffer>;

const BOLD = 700;
const MEDIUM_WIDTH = 5;
const REGULAR_WITH_TYPOGRAPHIC_METRICS = 0xc0;
const MAGIC_NUMBER = 0x5f0f3cf5;
const zeros = (count: number) => Array<number>(count).fill(0);

/**
 * The tables of a TrueType font. Its checksums are zero: a WOFF2 file has none, and what unpacks it
 * computes them.
 */
export function trueTypeTables(glyphs: Glyph[], metrics: FontMetrics): FontTables {
  const { unitsPerEm, ascent, descent } = metrics;
  const sorted = [...glyphs].sort((one, other) => (one.character < other.character ? -1 : 1));
  const codes = sorted.map(({ character }) => character.charCodeAt(0));
  // The first glyph stands for what the font lacks; browsers take another font for that.
  const all = [{ advance: unitsPerEm, outlines: [] }, ...sorted];
  const points = all.map(({ outlines }) => outlines.flat());
  const xs = points.flat().map(({ x }) => x);
  const ys = points.flat().map(({ y }) => y);
  const widest = Math.max(...all.map(({ advance }) => advance));
  const mostPoints = Math.max(...points.map(({ length }) => length));
  const mostOutlines = Math.max(...all.map(({ outlines }) => outlines.length));
  const bearings = points.map((own) => (own.length > 0 ? Math.min(...own.map(({ x }) => x)) : 0));
  const data = all.map(({ outlines }) => glyphData(outlines));
  const padded = data.map((glyph) => Buffer.concat([glyph, padding(glyph.length, 2)]));
  const halfOffsets = [...padded.keys(), padded.length].map(
    (index) => Buffer.concat(padded.slice(0, index)).length / 2,
  );
  return {
    cmap: characterMap(codes),
    head: Buffer.concat([
      words(1, 0, 1, 0),
      longs(0, MAGIC_NUMBER),
      words(0, unitsPerEm, ...zeros(8)),
      words(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), 0, 8, 2, 0, 0),
    ]),
    hhea: words(1, 0, ascent, -descent, 0, widest, 0, 0, widest, 1, ...zeros(7), all.length),
    hmtx: words(...all.flatMap(({ advance }, index) => [advance, bearings[index] ?? 0])),
    maxp: words(1, 0, all.length, mostPoints, mostOutlines, 0, 0, 2, ...zeros(8)),
    name: nameTable(metrics.name),
    "OS/2": words(
      ...[4, widest, BOLD, MEDIUM_WIDTH, ...zeros(11 + 1 + 5 + 8 + 2)],
      ...[REGULAR_WITH_TYPOGRAPHIC_METRICS, Math.min(...codes), Math.max(...codes)],
      ...[ascent, -descent, 0, ascent, descent, ...zeros(4 + 5)],
    ),
    post: longs(0x30000, ...zeros(7)),
    glyf: Buffer.concat(padded),
    loca: words(...halfOffsets),
  };
}
