import { expect, test } from "vitest";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const monsters = [
  inventMonster({ id: "1", name: "ヒノコ", type: "fire", level: 5, hp: 30 }),
  inventMonster({ id: "2", name: "ミズノコ", type: "water", level: 60, hp: 90 }),
];
const WATER = { type: ["water"] };
const FEW_HP = { hp: { max: 50 } };

test.each([
  ["the type alone", { ...WATER, ...FEW_HP }, "type", FEW_HP],
  ["one of two ranges", { level: { min: 9 }, ...FEW_HP }, "level", FEW_HP],
  ["type and range together", { ...WATER, level: { min: 9 } }, "filters", {}],
])("%s can hide the only match of a text", (_, filters, by, others) => {
  const query = { ...DEFAULT_QUERY, q: "ひのこ" };
  const lifted = { ...query, ...others };
  const { hidden, didYouMean } = search(monsters, { ...query, ...filters });
  expect(hidden).toEqual({ by, count: 1, lifted });
  expect(didYouMean).toEqual([]);
});

test("nothing is hidden without a text, or where the text matches nothing", () => {
  for (const q of ["", "zzz"])
    expect(search(monsters, { ...DEFAULT_QUERY, q, type: ["grass"] }).hidden).toBeNull();
});
