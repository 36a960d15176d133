import { describe, expect, test } from "vitest";
import { isUsableText, shortenText } from "#src/api/shown-text.ts";
import { fc } from "#tests/support/fuzz.ts";
import { INVISIBLE } from "#tests/support/hostile-texts.ts";

test("a text is usable where anything of it can be seen", () => {
  for (const text of ["", " ", "　", "\ud800", ...INVISIBLE, INVISIBLE.join(" ")])
    expect(isUsableText(text), JSON.stringify(text)).toBe(false);
  for (const text of ["ア", "👾", "❤\ufe0f", "\u200bア", "・", "<b>"])
    expect(isUsableText(text), text).toBe(true);
});

describe("a long text", () => {
  const family = "👨\u200d👩\u200d👧";

  test.each([
    ["ア".repeat(100), "ア".repeat(100)],
    ["ア".repeat(101), `${"ア".repeat(99)}…`],
    ["カ\u3099".repeat(51), `${"カ\u3099".repeat(49)}…`],
    ["👾".repeat(51), `${"👾".repeat(49)}…`],
    [family.repeat(13), `${family.repeat(12)}…`],
    [`e${"\u0301".repeat(40_000)}`, `e${"\u0301".repeat(98)}…`],
  ])("is cut between letters: %s", (text, shown) => expect(shortenText(text)).toBe(shown));

  test("is short and well-formed then, and stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 60, maxLength: 150 }), (text) => {
        const shown = shortenText(text);
        expect(shown.length).toBeLessThanOrEqual(100);
        expect(shown.isWellFormed()).toBe(true);
        expect(text.startsWith(shown.replace(/…$/, "")) || shown === text).toBe(true);
        expect(shortenText(shown)).toBe(shown);
      }),
    );
  });
});
