import { expect, test } from "vitest";
import { maxCards } from "#src/components/monster-list/use-grid-window.ts";

test("100,000 cards in two columns of a usual phone can be scrolled to", () => {
  for (const pixelRatio of [1, 2, 3]) expect(maxCards(2, 220, pixelRatio)).toBeGreaterThan(99_999);
});

test("the grid is lower than the highest element of a browser, in whole rows", () => {
  for (const pixelRatio of [0.5, 1, 3, 4]) {
    const cards = maxCards(3, 544, pixelRatio);
    expect(cards % 3).toBe(0);
    expect((cards / 3) * 544).toBeLessThan(Math.min(2 ** 30 / 60, 2 ** 31 / 64 / pixelRatio));
  }
});

test("a grid that cannot be measured has no limit", () => {
  expect(maxCards(1, 0, 1)).toBe(Number.POSITIVE_INFINITY);
});
