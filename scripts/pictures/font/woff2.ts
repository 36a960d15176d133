import { brotliCompressSync } from "node:zlib";
import { longs, padding, words } from "./bytes.ts";
import type { FontTables } from "./true-type.ts";

const SIGNATURE = 0x774f4632;
const TRUE_TYPE = 0x10000;
const HEADER_SIZE = 48;

/** The tables in the order of the file, with their numbers there. */
const TABLES = [
  ["cmap", 0],
  ["head", 1],
  ["hhea", 2],
  ["hmtx", 3],
  ["maxp", 4],
  ["name", 5],
  ["OS/2", 6],
  ["post", 7],
  ["glyf", 10],
  ["loca", 11],
] as const;

/** Says of these tables that they are as TrueType has them. */
const AS_THEY_ARE = 3 << 6;

/** A number in groups of seven bits, the highest first. */
function variableLength(number: number): number[] {
  return number < 128
    ? [number]
    : [...variableLength(number >> 7).map((byte) => byte | 128), number & 127];
}

/** Packs the tables of a TrueType font as WOFF2. */
export function woff2(tables: FontTables): Buffer {
  const found = TABLES.map(([tag, number]) => {
    const data = tables[tag];
    if (!data) throw new Error(`The font has no table ${tag}.`);
    return { number, data };
  });
  const directory = Buffer.from(
    found.flatMap(({ number, data }) => [
      number < 10 ? number : number | AS_THEY_ARE,
      ...variableLength(data.length),
    ]),
  );
  const packed = brotliCompressSync(Buffer.concat(found.map(({ data }) => data)));
  const body = Buffer.concat([directory, packed]);
  const end = padding(body.length, 4);
  const unpackedSize = found.reduce(
    (size, { data }) => size + data.length + padding(data.length, 4).length,
    12 + 16 * found.length,
  );
  return Buffer.concat([
    longs(SIGNATURE, TRUE_TYPE, HEADER_SIZE + body.length + end.length),
    words(found.length, 0),
    longs(unpackedSize, packed.length),
    words(1, 0),
    longs(0, 0, 0, 0, 0),
    body,
    end,
  ]);
}
