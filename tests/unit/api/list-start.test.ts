import fc from "fast-check";
import { expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { START_LENGTH, startOfList } from "#src/api/list-start.ts";
import { fuzzCases } from "#tests/support/response-arbitraries.ts";

const MONSTERS = generateMonsters(500);
const textOf = (data: object) => JSON.stringify({ data });
const LIST = textOf({ count: 500, monsters: MONSTERS });

/** Objects as no API should send them: deep, and full of brackets. */
const arbitraryItem = fc.dictionary(
  fc.string(),
  fc.oneof(fc.jsonValue(), fc.constantFrom("}", "{", '"}]}}', "},{", "\\", [{}, { a: {} }])),
  { maxKeys: 4 },
);

test("the start of a list is known from the beginning of an answer", () => {
  const start = { total: 500, monsters: MONSTERS.slice(0, 12) };
  expect(LIST.length).toBeGreaterThan(START_LENGTH);
  expect(startOfList(LIST)).toEqual(start);
  expect(startOfList(LIST.slice(0, START_LENGTH))).toEqual(start);
  expect(startOfList(LIST.slice(0, LIST.indexOf('{"id":"13"')))).toEqual(start);
});

test("the start of a list is not known until twelve monsters are there", () => {
  expect(startOfList(LIST.slice(0, LIST.indexOf('{"id":"12"') + 10))).toBeNull();
  expect(startOfList("")).toBeNull();
  expect(startOfList('{"data":')).toBeNull();
});

test.each([
  ["no count", { monsters: MONSTERS }],
  ["a count behind the monsters", { monsters: MONSTERS, count: 500 }],
  ["fewer than there are", { count: 11, monsters: MONSTERS }],
  ["a part of a monster", { count: 500.5, monsters: MONSTERS }],
  ["another list", { count: 500, others: MONSTERS, monsters: [] }],
])("the start of a list is not known with %s", (_, data) => {
  expect(startOfList(textOf(data))).toBeNull();
});

test.each(["{}", "}", " "])("the start of a list is not known from many of %s", (text) => {
  expect(startOfList(text.repeat(30_000))).toBeNull();
});

test("the start of a list is never wrong, wherever the answer breaks off", () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryItem, { minLength: 12, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.option(fc.nat(2), { nil: undefined }),
      (monsters, share, space) => {
        const text = JSON.stringify({ data: { count: 40, monsters } }, null, space);
        const start = startOfList(text.slice(0, Math.round(share * text.length)));
        if (start)
          expect(start).toEqual({
            total: 40,
            monsters: JSON.parse(text).data.monsters.slice(0, 12),
          });
      },
    ),
    { numRuns: fuzzCases(0.3) },
  );
});
