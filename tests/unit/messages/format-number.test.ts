import { expect, test } from "vitest";
import { groupDigits } from "#src/lib/digits.ts";
import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { fc } from "#tests/support/fuzz.ts";

test.each([
  [1_234, "1,234", "1,234"],
  [999_999, "999,999", "999,999"],
  [1_000_000, "100万", "1M"],
  [-9_999_999, "約-1000万", "-10M"],
  [1_234_567, "約123万", "1.23M"],
  [123_456_789_012, "約1230億", "123B"],
  [9_007_199_254_740_991, "約9.01×10^15", "9.01×10^15"],
  [1e308, "1×10^308", "1×10^308"],
  [Number.POSITIVE_INFINITY, "∞", "∞"],
])("%d is written %s, in English %s", (value, japanese, english) => {
  expect(ja.monster.amount(value)).toBe(japanese);
  expect(en.monster.amount(value)).toBe(english);
});

test("no number is long", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      for (const { monster } of [ja, en]) expect(monster.amount(value).length).toBeLessThan(16);
    }),
  );
});

test("digits are grouped as the Japanese and English locales do, but for minus zero", () => {
  expect([1e308, Number.POSITIVE_INFINITY].map(groupDigits)).toEqual(["1e+308", "∞"]);
  const number = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, min: -1e20, max: 1e20 }));
  fc.assert(
    fc.property(number, (value) => {
      const written = Object.is(value, -0) ? "0" : value.toLocaleString("ja");
      expect(groupDigits(value)).toBe(written);
      expect(value.toLocaleString("en")).toBe(value.toLocaleString("ja"));
    }),
  );
});
