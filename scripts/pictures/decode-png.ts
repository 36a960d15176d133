import { inflateSync } from "node:zlib";

/** Four bytes per pixel: red, green, blue, alpha. */
export type Pixels = { width: number; height: number; rgba: Uint8Array };

function readChunks(png: Buffer): { name: string; data: Buffer }[] {
  const chunks = [];
  for (let offset = 8; offset < png.length; ) {
    const length = png.readUInt32BE(offset);
    const data = png.subarray(offset + 8, offset + 8 + length);
    chunks.push({ name: png.toString("latin1", offset + 4, offset + 8), data });
    offset += length + 12;
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

function predict(filter: number, left: number, above: number, corner: number): number {
  return [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
}

function undoFilters(lines: Uint8Array, stride: number, channels: number): Uint8Array {
  const bytes = new Uint8Array((lines.length / (stride + 1)) * stride);
  for (let at = 0; at < bytes.length; at++) {
    const line = Math.floor(at / stride);
    const isFirst = at % stride < channels;
    const left = isFirst ? 0 : (bytes[at - channels] ?? 0);
    const above = bytes[at - stride] ?? 0;
    const corner = isFirst ? 0 : (bytes[at - stride - channels] ?? 0);
    const filter = lines[line * (stride + 1)] ?? 0;
    bytes[at] = (lines[at + line + 1] ?? 0) + predict(filter, left, above, corner);
  }
  return bytes;
}

/** Decodes a PNG of the kind that Chromium writes: eight bits per channel, not interlaced. */
export function decodePng(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts = readChunks(png).filter(({ name }) => name === "IDAT");
  const lines = inflateSync(Buffer.concat(parts.map(({ data }) => data)));
  const bytes = undoFilters(lines, width * channels, channels);
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 < channels ? (bytes[Math.floor(at / 4) * channels + (at % 4)] ?? 0) : 255,
  );
  return { width, height, rgba };
}
