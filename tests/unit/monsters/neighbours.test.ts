import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { neighbours } from "#src/monsters/neighbours.ts";

const three = CATALOGUE.slice(0, 3);
const [first, second, third] = three;

test("neighbours are the monsters before and after, in the list's order", () => {
  expect(neighbours(three, "2")).toEqual({ previous: first, next: third, position: 2, count: 3 });
  expect(neighbours(three, "1")).toEqual({ previous: null, next: second, position: 1, count: 3 });
  expect(neighbours(three, "3")).toEqual({ previous: second, next: null, position: 3, count: 3 });
});

test("a monster that is not in the list has no neighbours", () => {
  const none = { previous: null, next: null, position: null };
  expect(neighbours(three, "4")).toEqual({ ...none, count: 3 });
  expect(neighbours([], "1")).toEqual({ ...none, count: 0 });
});
