import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "#src/api/api-error.ts";
import { jsonOf, textOf } from "#src/api/body.ts";

/** A text in UTF-8, in two chunks that may part a character. */
const arbitraryBody = fc.tuple(fc.string({ unit: "grapheme" }), fc.nat(40)).map(([text, cut]) => {
  const bytes = new TextEncoder().encode(text);
  return { text, bytes, chunks: [bytes.subarray(0, cut), bytes.subarray(cut)] };
});

test("the text of a body is whole, wherever its chunks part it", () => {
  fc.assert(
    fc.property(arbitraryBody, ({ text, chunks }) => {
      expect(textOf(chunks)).toBe(text);
    }),
  );
});

test("the text of a body can be that of its first bytes alone, without a character that they part", () => {
  fc.assert(
    fc.property(arbitraryBody, fc.nat(40), ({ text, bytes, chunks }, count) => {
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
])("the text of a body is refused as bytes %s", (_, bytes) => {
  expect(() => textOf([Uint8Array.from(bytes)])).toThrow(ApiError);
});

test("the text of a body may begin with a byte order mark", () => {
  expect(jsonOf([new TextEncoder().encode('\ufeff"あ"')])).toBe("あ");
});
