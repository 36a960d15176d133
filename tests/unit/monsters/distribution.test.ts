import { expect, test } from "vitest";
import { distribution, dotAt, indexOf, MAX_DOTS, medianShare } from "#src/monsters/distribution.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const withHp = (...values: (number | null)[]) =>
  values.map((hp, index) => inventMonster({ id: `${index}`, hp }));

test("known values are in order, on the scale of all, and cut off at its end", () => {
  const dots = distribution(withHp(75, null, 9_999_999, 0, 75, 150), "hp");
  expect(dots.map(({ monster, x }) => [monster.id, x])).toEqual([
    ["3", 0],
    ["0", 0.5],
    ["4", 0.5],
    ["5", 1],
    ["2", 1],
  ]);
  expect(new Set(dots.map(({ y }) => y)).size).toBe(5);
});

test("the median is in the middle of two, or is one", () => {
  expect(medianShare(withHp(30, 150, 0, 60), "hp")).toBe(0.3);
  expect(medianShare(withHp(30, 150, 0), "hp")).toBe(0.2);
});

test("of very many there are some dots; who has none is beside the next lower", () => {
  const list = withHp(...Array.from({ length: 4 * MAX_DOTS }, (_, index) => index / 100));
  const dots = distribution(list, "hp");
  expect(dots).toHaveLength(MAX_DOTS);
  const shownAt = (index: number) => {
    const monster = list[index];
    return monster && dots[indexOf(dots, monster, "hp")]?.monster.id;
  };
  expect([8, 9, 11, 12].map(shownAt)).toEqual(["8", "8", "8", "12"]);
});

test("a place in a strip is that of the nearest dot", () => {
  const dots = distribution(withHp(0, 75, 150), "hp");
  const strip = { width: 300, height: 40 };
  const found = [0, 70, 80, 220, 230, 400].map((x) => dotAt(dots, { x, y: 20 }, strip));
  expect(found).toEqual([0, 0, 1, 1, 2, 2]);
});
