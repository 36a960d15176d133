import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupDigits } from "#src/messages/format-number.ts";

describe("groupDigits", () => {
  test.each([
    [-1_234_567.5, "-1,234,567.5"],
    [1e308, "1e+308"],
    [Number.POSITIVE_INFINITY, "∞"],
  ])("writes %d as %s", (value, text) => {
    expect(groupDigits(value)).toBe(text);
  });

  test("writes numbers as the Japanese and English locales do", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, min: -1e20, max: 1e20 })),
        (value) => {
          // Unlike toLocaleString, groupDigits writes minus zero as 0.
          const written = Object.is(value, -0) ? "0" : value.toLocaleString("ja");
          expect(groupDigits(value)).toBe(written);
          expect(value.toLocaleString("en")).toBe(value.toLocaleString("ja"));
        },
      ),
    );
  });
});
