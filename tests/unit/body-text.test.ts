import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textOf } from "#src/api/body.ts";

/** A text in UTF-8, in two chunks that may part a character. */
const arbitraryBody = fc.tuple(fc.string({ unit: "grapheme" }), fc.nat(40)).map(([text, cut]) => {
  const bytes = new TextEncoder().encode(text);
  return { text, bytes, chunks: [bytes.subarray(0, cut), bytes.subarray(cut)] };
});

describe("the text of a body", () => {
  test("is whole, wherever its chunks part it", () => {
    fc.assert(
      fc.property(arbitraryBody, ({ text, chunks }) => {
        expect(textOf(chunks)).toBe(text);
      }),
    );
  });

  test("can be that of its first bytes alone", () => {
    fc.assert(
      fc.property(arbitraryBody, fc.nat(40), ({ bytes, chunks }, count) => {
        expect(textOf(chunks, count)).toBe(new TextDecoder().decode(bytes.subarray(0, count)));
      }),
    );
  });
});
