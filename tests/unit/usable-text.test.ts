import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { monsterSchema } from "#src/api/schemas.ts";
import { isBlank, isUsableText, shortenText } from "#src/lib/plain-text.ts";
import { isCard } from "#src/page/boot/fill-card.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const INVISIBLE = [
  "\u200b",
  "\u200e",
  "\u00ad",
  "\u2060",
  "\u3164",
  "\uffa0",
  "\ufe0f",
  "\u{e0100}",
];

describe("a text", () => {
  test("of which nothing can be seen is none", () => {
    for (const text of ["", " ", "　", "\ud800", ...INVISIBLE, INVISIBLE.join(" ")])
      expect(isUsableText(text), JSON.stringify(text)).toBe(false);
  });

  test("is usable where anything can be seen", () => {
    for (const text of ["ア", "👾", "❤\ufe0f", "\u200bア", "・", "<b>"])
      expect(isUsableText(text), text).toBe(true);
  });
});

describe("a long text", () => {
  const family = "👨\u200d👩\u200d👧";

  test.each([
    ["ア".repeat(100), "ア".repeat(100)],
    ["ア".repeat(101), `${"ア".repeat(99)}…`],
    ["ア".repeat(40_000), `${"ア".repeat(99)}…`],
    ["カ\u3099".repeat(51), `${"カ\u3099".repeat(49)}…`],
    ["👾".repeat(51), `${"👾".repeat(49)}…`],
    [family.repeat(13), `${family.repeat(12)}…`],
    [`e${"\u0301".repeat(40_000)}`, `e${"\u0301".repeat(98)}…`],
    [`e${"\u{1d165}".repeat(40_000)}`, `e${"\u{1d165}".repeat(49)}…`],
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

test("a card that the page fills itself has the texts of the app", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(...INVISIBLE, " ", "ア"), maxLength: 3 }),
    fc
      .constantFrom("ア", "👾 ")
      .chain((letter) => fc.nat(120).map((times) => letter.repeat(times))),
  );
  fc.assert(
    fc.property(text, fc.option(text), (name, type) => {
      const monster = inventMonster({ name, type });
      if (!isCard(monster)) return;
      const read = v.parse(monsterSchema, monster);
      expect(read.name).toBe(name.trim());
      expect(read.type).toBe(type === null || isBlank(type) ? null : type.trim());
    }),
  );
});
