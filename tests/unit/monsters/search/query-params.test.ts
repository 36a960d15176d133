import { describe, expect, test } from "vitest";
import { parseSearch, stringifySearch } from "#src/lib/search-params.ts";
import { QUERY_NAMES } from "#src/monsters/search/filters.ts";
import { DEFAULT_QUERY, type Order } from "#src/monsters/search/monster-query.ts";
import {
  cleanSearchParams,
  parseMonsterQuery,
  toSearchParams,
} from "#src/monsters/search/query-params.ts";
import { fc } from "#tests/support/fuzz.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";

describe("a query in a URL", () => {
  test("leaves out the defaults", () => {
    expect(toSearchParams(DEFAULT_QUERY)).toEqual({});
    const ranges = { level: { min: 10, max: 40 }, hp: { min: 50 } };
    const order = { key: "attack", direction: "desc" } as const;
    const type = ["water", "fire", "other"];
    const ids = ["4", "a,b"];
    const shown = { order, view: "table" } as const;
    const asked = { q: "ねこ くさ", favorites: true, ids, type, ...ranges };
    expect(toSearchParams({ ...DEFAULT_QUERY, ...asked, ...shown })).toEqual({
      q: "ねこ くさ",
      favorites: "true",
      ids: "4,a%2Cb",
      type: "fire,water,other",
      level: "10-40",
      hp: "50-",
      sort: "attack",
      order: "desc",
      view: "table",
    });
  });

  test("has the parameters for which a page hides its list until it is searched", () => {
    expect(Object.keys(toSearchParams(DEFAULT_QUERY)).toSorted()).toEqual(QUERY_NAMES.toSorted());
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
    const bound = fc.constantFrom("7", "", "1.5", "0.10", "999999999.9", "1e3", "0".repeat(30));
    const value = fc.oneof(
      fc.anything(),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("10-40", "40-10", "-", "7", "fire,炎,x", "other", "name", "desc", [" ", "a"]),
      fc.constantFrom("number", "asc", "relevance", "コオリ・こおり", "x".repeat(60), "/", "OTHER"),
      fc.tuple(bound, bound).map((ends) => ends.join("-")),
    );
    const keys = ["q", "favorites", "ids", "type", "level", "hp", "sort", "order", "view", "page"];
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
        favorites: "yes",
        ids: ["..,", "7,,7, ,.", "8"],
        type: ["fire,stone", "みず", "fire", " ", "x".repeat(51), "\ud800", "/"],
        level: "ten",
        hp: ["x", "5-"],
        attack: "-",
        speed: "30-20",
        sort: "beauty",
        order: "desc",
        view: ["list", "cards", "table"],
      }),
    ).toEqual({
      ...DEFAULT_QUERY,
      q: "ねこ",
      ids: ["7", "8"],
      type: ["fire", "water", "stone"],
      hp: { min: 5 },
      speed: { min: 20, max: 30 },
      order: { key: "number", direction: "desc" },
      view: "table",
    });
  });

  test.each([
    ["10", { min: 10, max: 10 }],
    ["１０－４０", { min: 10, max: 40 }],
    [" 010-40 ", { min: 10, max: 40 }],
    ["-5", { max: 5 }],
    ["0-", { min: 0 }],
    ["40-10.25", { min: 10.25, max: 40 }],
    ["0.10", { min: 0.1, max: 0.1 }],
    ["999999999-", { min: 999_999_999 }],
    ["999999999.5-", undefined],
    ["0.0000001-", { min: 0 }],
    ["10.1234-", { min: 10.123 }],
    ["1.2.3-", undefined],
    ["--5", { max: -5 }],
    ["-20--10", { min: -20, max: -10 }],
    ["-20-10", { min: -20, max: 10 }],
    ["---5", undefined],
    ["1e3", undefined],
    ["9999999999-", undefined],
    ["1,000-12,345.6", { min: 1_000, max: 12_345.6 }],
    ["１，０００-", { min: 1_000 }],
    ["1,2,3", undefined],
    ["1,0000-", undefined],
  ])("is read from level=%s", (level, range) => {
    expect(parseMonsterQuery({ level }).level).toEqual(range ?? null);
  });

  test("keeps a trailing space, and cuts an overlong text", () => {
    expect(parseMonsterQuery({ q: "ねこ " }).q).toBe("ねこ ");
    for (const q of [" 　", "\u200b", "\u3164 "]) expect(parseMonsterQuery({ q }).q).toBe("");
    expect(parseMonsterQuery({ q: "あ".repeat(999) }).q).toHaveLength(200);
  });

  test.each<[string, string[]]>([
    ["こおり,ほのお,炎,FIRE", ["fire", "こおり"]],
    ["コオリ,こおり", ["コオリ"]],
    ["fire/flying", ["fire", "flying"]],
    ["OTHER,みず", ["water", "other"]],
    ["constructor,__proto__", ["constructor", "__proto__"]],
    [",, ・,", []],
  ])("is read from type=%s", (type, types) => {
    expect(parseMonsterQuery({ type }).type).toEqual(types);
  });

  test.each([
    ["1, 4, 7", ["1", "4", "7"]],
    ["1，4、7", ["1", "4", "7"]],
    [
      ["1", "4,7", "1"],
      ["1", "4", "7"],
    ],
    ["a%2Cb,50%25,%FF", ["a,b", "50%", "%FF"]],
  ])("is read from ids=%s", (ids, expected) => {
    expect(parseMonsterQuery({ ids }).ids).toEqual(expected);
  });

  test("has at most 200 ids", () => {
    const many = Array.from({ length: 300 }, (_, index) => String(index));
    expect(parseMonsterQuery({ ids: many.join() }).ids).toEqual(many.slice(0, 200));
    expect(toSearchParams({ ...DEFAULT_QUERY, ids: many }).ids).toBe(many.slice(0, 200).join());
  });

  test("has at most 30 types", () => {
    const many = Array.from({ length: 500 }, (_, index) => `タイプ${index}`);
    expect(parseMonsterQuery({ type: many.join() }).type).toEqual(many.slice(0, 30));
    const { type } = toSearchParams({ ...DEFAULT_QUERY, type: [...many, "fire"] });
    expect(type).toBe(["fire", ...many.slice(0, 29)].join());
  });
});

test.each([
  ["?q=&type=fire&type=water&level-min=&level-max=&sort=", "?type=fire,water"],
  ["?q=neko&hp-min=１０&hp-max=50&attack-min=&attack-max=1,000", "?q=neko&hp=10-50&attack=-1000"],
  ["?hp-min=50&hp-max=10", "?hp=10-50"],
  ["?hp-min=x&hp-max=10", "?hp=-10"],
  ["?hp=5&hp-min=7", "?hp=5"],
  ["?hp-min=−20&hp-max=－10", "?hp=-20--10"],
  ["?hp-min=-5&hp-max=-5", "?hp=-5--5"],
  ["?sort=hp-desc", "?sort=hp&order=desc"],
  ["?sort=number-asc", ""],
  ["?q=neko&sort=number-asc", "?q=neko&sort=number"],
  ["?sort=hp-up", ""],
])("what a form without the app sends, %s, is the address %s", (sent, address) => {
  expect(stringifySearch(cleanSearchParams(parseSearch(sent)))).toBe(address);
});

test.each<[string, Order | null, string]>([
  ["", null, ""],
  ["?sort=level&order=desc", { key: "level", direction: "desc" }, "?sort=level&order=desc"],
  ["?sort=level&order=asc", { key: "level", direction: "asc" }, "?sort=level"],
  ["?order=desc", { key: "number", direction: "desc" }, "?order=desc"],
  ["?q=neko&order=desc", { key: "number", direction: "desc" }, "?q=neko&order=desc"],
  ["?order=asc", null, ""],
  ["?q=neko&sort=number&order=asc", { key: "number", direction: "asc" }, "?q=neko&sort=number"],
  ["?q=neko&sort=relevance&order=up", null, "?q=neko"],
])("the order in the URL %s is %o", (address, order, written) => {
  const query = parseMonsterQuery(parseSearch(address));
  expect(query.order).toEqual(order);
  expect(stringifySearch(toSearchParams(query))).toBe(written);
});
