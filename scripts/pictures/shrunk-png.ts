import { crc32, deflateSync } from "node:zlib";
import { pixelsOf } from "./png-pixels.ts";

const keyOf = (color: Uint8Array) => color.join();

type Tally = Map<string, { color: Uint8Array; count: number }>;

function tallyOf(pixels: readonly Uint8Array[]): Tally {
  const tally: Tally = new Map();
  for (const color of pixels) {
    const key = keyOf(color);
    const known = tally.get(key);
    if (known) known.count += 1;
    else tally.set(key, { color, count: 1 });
  }
  return tally;
}

/** At most 256 colours: the most frequent of each small cell of similar ones, frequent cells first. */
function paletteOf(tally: Tally): Uint8Array[] {
  const cells = new Map<string, { color: Uint8Array; total: number }>();
  for (const { color, count } of [...tally.values()].sort((a, b) => b.count - a.count)) {
    const cell = keyOf(color.map((channel) => channel >> 4));
    const known = cells.get(cell);
    if (known) known.total += count;
    else cells.set(cell, { color, total: count });
  }
  const frequent = [...cells.values()].sort((a, b) => b.total - a.total);
  return frequent.slice(0, 256).map(({ color }) => color);
}

function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, channel, index) => sum + (channel - (other[index] ?? 0)) ** 2, 0);
}

function nearest(palette: Uint8Array[], color: Uint8Array): number {
  const distances = palette.map((candidate) => distance(candidate, color));
  return distances.indexOf(Math.min(...distances));
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The same picture in at most 256 colours: a third of the size, where most of it is flat. */
export function shrunkPng(png: Buffer): Buffer {
  const { width, height, rgba } = pixelsOf(png);
  const pixels = Array.from({ length: width * height }, (_, at) =>
    rgba.subarray(at * 4, at * 4 + 4),
  );
  const tally = tallyOf(pixels);
  const palette = paletteOf(tally);
  const indexes = new Map([...tally].map(([key, { color }]) => [key, nearest(palette, color)]));
  const lines = Buffer.alloc(height * (width + 1));
  pixels.forEach((color, at) => {
    lines[at + Math.floor(at / width) + 1] = indexes.get(keyOf(color)) ?? 0;
  });
  const opacities = palette.map((color) => color[3] ?? 255);
  const isOpaque = opacities.every((opacity) => opacity === 255);
  const header = Buffer.from(png.subarray(16, 29));
  header.set([8, 3], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.concat(palette.map((color) => color.subarray(0, 3)))),
    ...(isOpaque ? [] : [chunk("tRNS", Buffer.from(opacities))]),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
