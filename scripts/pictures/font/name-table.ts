import { words } from "./bytes.ts";

const WINDOWS_UNICODE_ENGLISH = [3, 1, 0x409] as const;

/** The table `name`: the names of the family and the style, the full name, the one for PostScript. */
export function nameTable(name: string): Buffer {
  const names = [
    [1, name],
    [2, "Regular"],
    [4, name],
    [6, name.replace(/\W/g, "")],
  ] as const;
  const texts = names.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const records = names.map(([id, text], index) => {
    const offset = Buffer.concat(texts.slice(0, index)).length;
    return words(...WINDOWS_UNICODE_ENGLISH, id, text.length * 2, offset);
  });
  return Buffer.concat([words(0, names.length, 6 + names.length * 12), ...records, ...texts]);
}
