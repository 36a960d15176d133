import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { MONSTER_TYPES, monsterType } from "#src/monsters/monster-type.ts";

test("the sample catalogue has at least 60 monsters with different ids and names", () => {
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
});

test("the sample catalogue has every known type and at least two others", () => {
  const known = new Set(CATALOGUE.map(({ type }) => monsterType(type)));
  expect([...known]).toEqual(expect.arrayContaining([...MONSTER_TYPES]));
  const others = CATALOGUE.filter(({ type }) => monsterType(type) === "other");
  expect(new Set(others.map(({ type }) => type)).size).toBeGreaterThanOrEqual(2);
});
