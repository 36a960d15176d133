import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonOf, textOf } from "#src/api/body.ts";

/** A text in UTF-8, in two chunks that may part a character. */
const arbitraryBody = fc.tuple(fc.string({ unit: "grapheme" }), fc.nat(40)).map(([text, cut]) => {
  const bytes = new TextEncoder().encode(text);
  return { text, bytes, chunks: [bytes.subarray(0, cut), bytes.subarray(cut)] };
});

test("the text of a body is whole, or that of its first bytes, wherever its chunks part it", () => {
  fc.assert(
    fc.property(arbitraryBody, fc.nat(40), ({ text, bytes, chunks }, count) => {
      expect(textOf(chunks)).toBe(text);
      const start = textOf(chunks, count);
      expect(text.startsWith(start)).toBe(true);
      const length = new TextEncoder().encode(start).length;
      expect(Math.min(count, bytes.length) - length).toBeLessThan(4);
    }),
  );
});

test.each([
  ["of another encoding", [0x83, 0x82]],
  ["that breaks off inside a character", [0xe3, 0x83]],
])("the value in a body is none in bytes %s", (_, bytes) => {
  expect(jsonOf([Uint8Array.from([0x22, ...bytes, 0x22])])).toBeUndefined();
});

test("the text of a body may begin with a byte order mark", () => {
  expect(jsonOf([new TextEncoder().encode('\ufeff"あ"')])).toBe("あ");
});
