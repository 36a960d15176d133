import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { neighbours } from "#src/monsters/neighbours.ts";

const three = CATALOGUE.slice(0, 3);
const [first, second, third] = three;

test("neighbours are the monsters before and after, in the list's order, if it has the monster", () => {
  expect(["1", "2", "3", "4"].map((id) => neighbours(three, id))).toEqual([
    { previous: null, next: second, position: 1, count: 3 },
    { previous: first, next: third, position: 2, count: 3 },
    { previous: second, next: null, position: 3, count: 3 },
    { previous: null, next: null, position: null, count: 3 },
  ]);
});
