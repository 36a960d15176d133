import { expect, test } from "vitest";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const monsters = [
  inventMonster({ id: "1", name: "ヒノコ", type: "fire", level: 5, hp: 30 }),
  inventMonster({ id: "2", name: "ミズノコ", type: "water", level: 60, hp: 90 }),
];
const find = (query: Partial<MonsterQuery>) =>
  search(monsters, { ...DEFAULT_QUERY, ...query }).hidden;

test("what hides the matches of a text is the one filter without which they are found", () => {
  const query = { text: "ひのこ", types: ["water"], ranges: { hp: { max: 50 } } };
  expect(find(query)).toEqual({
    by: "types",
    count: 1,
    lifted: { ...DEFAULT_QUERY, ...query, types: [] },
  });
  const ranges = { level: { min: 9 }, hp: { min: 1 } };
  expect(find({ text: "ひのこ", ranges })).toMatchObject({
    by: "level",
    count: 1,
    lifted: { ranges: { hp: { min: 1 } } },
  });
});

test("what hides the matches of a text are all filters where it takes several", () => {
  const query = { text: "ひのこ", types: ["water"], ranges: { hp: { min: 50 } } };
  expect(find(query)).toMatchObject({
    by: "filters",
    count: 1,
    lifted: { types: [], ranges: {} },
  });
});

test("what hides the matches of a text is nothing without a text, or where the text matches nothing", () => {
  expect(find({ types: ["grass"] })).toBeNull();
  expect(find({ text: "zzz", types: ["water"] })).toBeNull();
});
