import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { monsterOfTheDay } from "#src/monsters/monster-of-the-day.ts";

const onDay = (day: number, hour = 0) =>
  monsterOfTheDay(CATALOGUE, new Date(2026, 0, 1 + day, hour));

test("each day of the visitor's calendar has one monster, and each monster some days of a year", () => {
  const year = Array.from({ length: 365 }, (_, day) => onDay(day));
  expect(year.map((_, day) => onDay(day, 23))).toEqual(year);
  expect(new Set(year)).toEqual(new Set(CATALOGUE));
  for (const [day, monster] of year.entries()) expect(monster).not.toBe(year[day + 1]);
});

test("a list without monsters has none", () => {
  expect(monsterOfTheDay([], new Date())).toBeUndefined();
});
