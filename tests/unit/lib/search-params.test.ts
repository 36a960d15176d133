import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "#src/lib/search-params.ts";
import { fc } from "#tests/support/fuzz.ts";

test.each([
  ["", {}],
  ["?q=7", { q: "7" }],
  ["?q=007&q=8", { q: ["007", "8"] }],
  ["?redirect=%2Fprofile%3Fa%3D1%23x", { redirect: "/profile?a=1#x" }],
  ["?flag=", { flag: "" }],
])("the search parameters %s are parsed, and written back unchanged", (search, params) => {
  expect(parseSearch(search)).toEqual(params);
  expect(stringifySearch(params)).toBe(search);
});

test("search parameters have nothing undefined", () => {
  expect(stringifySearch({ q: "7", type: undefined })).toBe("?q=7");
});

test("search parameters are read back unchanged, whatever they contain", () => {
  const text = fc.string({ unit: "grapheme" });
  const name = text.filter((key) => key !== "__proto__");
  fc.assert(
    fc.property(fc.dictionary(name, fc.oneof(text, fc.array(text, { minLength: 2 }))), (params) => {
      expect(parseSearch(stringifySearch(params))).toEqual({ ...params });
    }),
  );
});
