import { expect, test } from "vitest";
import { withoutMarksAfter } from "#src/lib/marks-after.ts";

/** As browsers write it. */
const written = (address: string) => new URL(address, "https://site.example").href.slice(20);

test.each([
  ["/compare。", "/compare"],
  ["/monsters?type=fire）", "/monsters?type=fire"],
  ["/en/monsters?type=ごはん」、", "/en/monsters?type=ごはん"],
  ["/monsters?hp=10-40).", "/monsters?hp=10-40"],
  ["/。", "/"],
])("%s means %s", (address, meant) => {
  expect(withoutMarksAfter(written(address))).toBe(written(meant));
});

test.each([
  ["a slash", "/monsters/"],
  ["an id", "/monsters/1。"],
  ["ids", "/compare?ids=1,4）"],
  ["a hash", "/#features。"],
  ["what nobody can decode", "/%E0。"],
  ["a percent sign", "/monsters?q=10%"],
])("%s is left alone", (_, address) => {
  expect(withoutMarksAfter(written(address))).toBe(written(address));
});
