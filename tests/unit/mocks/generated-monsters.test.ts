import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { monsterType } from "#src/monsters/monster-type.ts";

const many = generateMonsters(10_000);

test("generated monsters begin with the catalogue and are always the same", () => {
  expect(many.slice(0, CATALOGUE.length)).toEqual(CATALOGUE);
  expect(generateMonsters(500)).toEqual(many.slice(0, 500));
  expect(generateMonsters(3)).toEqual(CATALOGUE.slice(0, 3));
  expect(generateMonsters(0)).toEqual([]);
});

test("generated monsters have unique ids and names, every type, and some unknown fields", () => {
  expect(new Set(many.map(({ id }) => id)).size).toBe(many.length);
  expect(new Set(many.map(({ name }) => name)).size).toBe(many.length);
  expect(new Set(many.map(({ type }) => monsterType(type))).size).toBe(7);
  for (const field of ["type", "level", "hp", "attack", "defense", "speed", "moves"] as const) {
    const unknown = many.filter((monster) => monster[field] === null).length;
    expect(unknown).toBeGreaterThan(100);
    expect(unknown).toBeLessThan(1000);
  }
});
