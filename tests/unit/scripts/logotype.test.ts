import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { parsePath, partOf, type Quadratic } from "../../../scripts/pictures/font/quadratic.ts";
import { strokeOutline } from "../../../scripts/pictures/font/stroke-outline.ts";
import { letterFor } from "../../../scripts/pictures/letters.ts";
import { logotypeFont } from "../../../scripts/pictures/logotype.ts";

const NAMES = [ja.appName, en.appName];

/** The number of bytes before the list of tables, and of tables in it. */
const HEADER_SIZE = 48;
const TABLE_COUNT = 10;

/** What a WOFF2 file holds, whichever version of Brotli has packed it. */
function unpack(file: Buffer): { sizes: number[]; tables: Buffer } {
  const packedSize = file.readUInt32BE(20);
  const sizes: number[] = [];
  let at = HEADER_SIZE;
  for (let table = 0; table < TABLE_COUNT; table++) {
    at += 1;
    let size = 0;
    for (let isLast = false; !isLast; at++) {
      const byte = file[at] ?? 0;
      size = size * 128 + (byte & 127);
      isLast = byte < 128;
    }
    sizes.push(size);
  }
  return { sizes, tables: brotliDecompressSync(file.subarray(at, at + packedSize)) };
}

describe("the font of the logotype", () => {
  const font = logotypeFont();

  test("is a WOFF2 file that says truly how large it and its tables are", () => {
    const { sizes, tables } = unpack(font);
    expect(font.toString("latin1", 0, 4)).toBe("wOF2");
    expect(font.readUInt32BE(8)).toBe(font.length);
    expect(font.readUInt16BE(12)).toBe(TABLE_COUNT);
    expect(tables).toHaveLength(sizes.reduce((sum, size) => sum + size, 0));
  });

  test("is small, and the one that the pages get", () => {
    expect(font.length).toBeLessThan(3_000);
    expect(unpack(readFileSync("public/logotype.woff2"))).toEqual(unpack(font));
  });

  test.each(NAMES)("is as wide for %s as the styles say", (name) => {
    const styles = readFileSync("src/components/ui/logotype.module.css", "utf8");
    const widths = [...name].map((character) => letterFor(character).width);
    const width = widths.reduce((sum, own) => sum + own, 0) / 100;
    expect(styles).toContain(`\n  width: ${width}ic;`);
  });
});

test("a letter that has not been drawn is reported", () => {
  expect(() => letterFor("竜")).toThrow("no letter for 竜");
});

test("path data becomes curves, and what is not drawn is reported", () => {
  expect(parsePath("M10 20h4v-6q1 2 3 4")).toEqual([
    { from: { x: 10, y: 20 }, control: { x: 12, y: 20 }, to: { x: 14, y: 20 } },
    { from: { x: 14, y: 20 }, control: { x: 14, y: 17 }, to: { x: 14, y: 14 } },
    { from: { x: 14, y: 14 }, control: { x: 15, y: 16 }, to: { x: 17, y: 18 } },
  ]);
  expect(() => parsePath("M0 0c1 2 3 4 5 6")).toThrow("Not drawn: c1 2 3 4 5 6");
});

describe("the outline of a stroke", () => {
  const coordinate = fc.integer({ min: 0, max: 100 });
  const point = fc.record({ x: coordinate, y: coordinate });
  const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  /** Curves that turn by less than a right angle, as those of the letters do. */
  const curve = fc
    .record({ from: point, control: point, to: point })
    .filter(({ from, control, to }) => {
      const along = { x: control.x - from.x, y: control.y - from.y };
      const onwards = { x: to.x - control.x, y: to.y - control.y };
      return along.x * onwards.x + along.y * onwards.y > 0;
    });
  const isBeside = (line: Quadratic, width: number) => {
    const places = Array.from({ length: 301 }, (_, at) => partOf(line, at / 300, at / 300).from);
    return strokeOutline(line, width)
      .filter(({ isOnLine }) => isOnLine)
      .every(
        (edge) => Math.min(...places.map((place) => distance(place, edge))) < width / 2 + 0.01,
      );
  };

  test("is nowhere further from its curve than half its width", () => {
    fc.assert(fc.property(curve, fc.integer({ min: 1, max: 20 }), isBeside));
  });

  test("around a line is as far from it everywhere", () => {
    const [line] = parsePath("M10 50h30");
    const edges = line ? strokeOutline(line, 16).filter(({ isOnLine }) => isOnLine) : [];
    expect(edges.length).toBeGreaterThan(4);
    for (const { y } of edges) expect(Math.abs(y - 50)).toBeCloseTo(8, 9);
  });
});
