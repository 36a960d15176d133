import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { MONSTER_TYPES, monsterType } from "#src/monsters/monster-type.ts";

test("the sample catalogue has at least 60 different monsters, of every known type and two others", () => {
  for (const field of ["id", "name"] as const)
    expect(new Set(CATALOGUE.map((monster) => monster[field])).size).toBe(CATALOGUE.length);
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
  const { other = [], ...known } = Object.groupBy(CATALOGUE, ({ type }) => monsterType(type));
  expect(Object.keys(known).sort()).toEqual(MONSTER_TYPES.toSorted());
  expect(new Set(other.map(({ type }) => type)).size).toBeGreaterThanOrEqual(2);
});
