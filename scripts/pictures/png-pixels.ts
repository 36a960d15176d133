import { inflateSync } from "node:zlib";

/** Four bytes a pixel: red, green, blue, opacity. */
export type Pixels = { width: number; height: number; rgba: Uint8Array };

function chunksOf(png: Buffer): { name: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.push({ name: png.toString("latin1", at + 4, at + 8), data });
    at += length + 12;
  }
  return chunks;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  return [above, corner].reduce(
    (best, way) => (Math.abs(guess - way) < Math.abs(guess - best) ? way : best),
    left,
  );
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  return [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
}

function unfiltered(lines: Uint8Array, stride: number, channels: number): Uint8Array {
  const bytes = new Uint8Array((lines.length / (stride + 1)) * stride);
  for (let at = 0; at < bytes.length; at++) {
    const line = Math.floor(at / stride);
    const isFirst = at % stride < channels;
    const left = isFirst ? 0 : (bytes[at - channels] ?? 0);
    const above = bytes[at - stride] ?? 0;
    const corner = isFirst ? 0 : (bytes[at - stride - channels] ?? 0);
    const filter = lines[line * (stride + 1)] ?? 0;
    bytes[at] = (lines[at + line + 1] ?? 0) + predicted(filter, left, above, corner);
  }
  return bytes;
}

/** Reads a PNG as Chromium writes it: eight bits a channel, not interlaced. */
export function pixelsOf(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts = chunksOf(png).filter(({ name }) => name === "IDAT");
  const lines = inflateSync(Buffer.concat(parts.map(({ data }) => data)));
  const bytes = unfiltered(lines, width * channels, channels);
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 < channels ? (bytes[Math.floor(at / 4) * channels + (at % 4)] ?? 0) : 255,
  );
  return { width, height, rgba };
}
