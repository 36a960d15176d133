import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch, stringifySearch } from "#src/lib/search-params.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import {
  parseMonsterQuery,
  readMonsterSearch,
  toSearchParams,
} from "#src/monsters/search/query-params.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";

describe("a query in a URL", () => {
  test("leaves out the defaults", () => {
    expect(toSearchParams(DEFAULT_QUERY)).toEqual({});
    expect(
      toSearchParams({
        text: "ねこ くさ",
        types: ["water", "fire", "other"],
        ranges: { level: { min: 10, max: 40 }, hp: { min: 50 }, speed: { max: 80 }, attack: {} },
        sort: "attack",
        direction: "desc",
      }),
    ).toEqual({
      q: "ねこ くさ",
      type: "fire,water,other",
      level: "10-40",
      hp: "50-",
      speed: "-80",
      sort: "attack",
      order: "desc",
    });
  });

  test("is read back unchanged, also from the text of the URL", () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        const params = toSearchParams(query);
        expect(parseMonsterQuery(params)).toEqual(query);
        expect(parseMonsterQuery(parseSearch(stringifySearch(params)))).toEqual(query);
      }),
    );
  });

  test("does not change when read and written again, whatever the input", () => {
    const value = fc.oneof(
      fc.anything(),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("10-40", "40-10", "-", "7", "fire,炎,x", "other", "name", "desc", [" ", "a"]),
    );
    const keys = ["q", "type", "level", "hp", "sort", "order", "page"];
    const search = fc.dictionary(fc.constantFrom(...keys), value);
    fc.assert(
      fc.property(search, (anything) => {
        const query = parseMonsterQuery(anything);
        const params = toSearchParams(query);
        expect(parseMonsterQuery(params)).toEqual(query);
        expect(toSearchParams(parseMonsterQuery(params))).toEqual(params);
      }),
    );
  });

  test("is read without its malformed parameters, each on its own", () => {
    expect(
      parseMonsterQuery({
        q: ["", "ねこ", "いぬ"],
        type: ["fire,stone", "みず", "fire"],
        level: "ten",
        hp: ["x", "5-"],
        attack: "-",
        speed: "30-20",
        sort: "beauty",
        order: "desc",
        page: "3",
      }),
    ).toEqual({
      text: "ねこ",
      types: ["fire", "water"],
      ranges: { hp: { min: 5 }, speed: { min: 30, max: 20 } },
      sort: "number",
      direction: "desc",
    });
  });

  test("replaces malformed parameters and leaves the others alone", () => {
    const search = { q: ["", "ねこ"], type: ["みず", "fire"], hp: "x", sort: "beauty", page: "3" };
    expect({ ...search, ...readMonsterSearch(search) }).toEqual({
      q: "ねこ",
      type: "fire,water",
      page: "3",
    });
  });

  test.each([
    ["10", { min: 10, max: 10 }],
    ["１０－４０", { min: 10, max: 40 }],
    [" 010-40 ", { min: 10, max: 40 }],
    ["-5", { max: 5 }],
    ["0-", { min: 0 }],
    ["1.5-3", undefined],
    ["--5", undefined],
    ["1e3", undefined],
    ["9999999999-", undefined],
    ["NaN", undefined],
    ["", undefined],
  ])("is read from level=%s", (level, range) => {
    expect(parseMonsterQuery({ level }).ranges.level).toEqual(range);
  });

  test("is written only with range ends that can be read back", () => {
    const ranges = { level: { min: -3, max: 20 }, hp: { min: 1.5 }, speed: { max: Number.NaN } };
    expect(toSearchParams({ ...DEFAULT_QUERY, ranges })).toEqual({ level: "-20" });
  });

  test("keeps a trailing space, and cuts an overlong text", () => {
    expect(parseMonsterQuery({ q: "ねこ " }).text).toBe("ねこ ");
    expect(parseMonsterQuery({ q: " 　" }).text).toBe("");
    expect(parseMonsterQuery({ q: "あ".repeat(999) }).text).toHaveLength(200);
  });
});
