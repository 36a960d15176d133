import { expect, test } from "vitest";
import { cardAfterKey } from "#src/components/monster-list/card-after-key.ts";

// 4 columns: three whole rows, and a last one with two cards.
const SIZE = { count: 14, columns: 4, pageRows: 2 };

test.each([
  ["ArrowLeft", 5, 4],
  ["ArrowRight", 5, 6],
  ["ArrowUp", 5, 1],
  ["ArrowDown", 5, 9],
  ["Home", 9, 0],
  ["End", 2, 13],
  ["PageDown", 1, 9],
  ["PageDown", 7, 13],
  ["PageUp", 13, 5],
  ["PageUp", 6, 2],
  ["Tab", 5, undefined],
  ["Enter", 5, undefined],
  ["a", 5, undefined],
])("%s leads from card %i to card %i", (key, from, to) => {
  expect(cardAfterKey(key, from, SIZE)).toBe(to);
});
