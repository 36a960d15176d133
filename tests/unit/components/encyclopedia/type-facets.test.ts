import { describe, expect, test } from "vitest";
import {
  splitTypes,
  typeChoice,
  typeFacets,
} from "#src/components/encyclopedia/filters/type-facets.ts";
import { MONSTER_TYPES, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { parseMonsterQuery, toSearchParams } from "#src/monsters/search/query-params.ts";
import { findMonsters } from "#tests/support/find-monsters.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

type Types = readonly (string | null)[];

const typed = (types: Types) =>
  types.map((type, index) => inventMonster({ id: String(index + 1), type }));

const namesOf = (types: Types) => typeFacets(typed(types)).map(({ name }) => name);

describe("the types in a list", () => {
  test("are the most frequent first, then the known ones in their order, then by name", () => {
    const names = namesOf(["やみ", "こおり", "こおり", "みず", "WATER", "ひこう", "ひかり"]);
    expect(names).toEqual([
      ...["water", "こおり", "flying", "ひかり", "やみ"],
      ...["fire", "electric", "grass", "rock"],
    ]);
  });

  test("are the parts of composed ones, each once for a monster", () => {
    expect(namesOf(["炎/fire", "こおり・やみ", "コオリ、ﾔﾐ", "や・み"]).slice(0, 5)).toEqual([
      ...["こおり", "やみ", "fire", "み", "や"],
    ]);
  });

  const text = fc.oneof(
    fc.constantFrom("fire", "炎", "みず", "こおり", "コオリ", "Dark Elf", "other", "fire/やみ"),
    fc.constantFrom("constructor", "__proto__"),
    fc.array(fc.constantFrom(..."あイｱa ・/,"), { maxLength: 8 }).map((all) => all.join("")),
    fc.string({ unit: "binary", maxLength: 60 }),
  );

  test("are different from one another, and each of them finds its monsters by an address", () => {
    fc.assert(
      fc.property(fc.array(fc.option(text), { maxLength: 12 }), (types) => {
        const monsters = typed(types);
        const choices = typeFacets(monsters);
        expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
        const counts = choices.map(({ key, name, count }) => {
          const params = toSearchParams({ ...DEFAULT_QUERY, type: [name] });
          const query = parseMonsterQuery(params);
          expect(query.type).toEqual([name]);
          const found = findMonsters(monsters, query);
          const having = monsters.filter(({ type }) =>
            typeParts(type ?? "").some((part) => typeKey(part) === key),
          );
          expect(found).toEqual(expect.arrayContaining(having));
          if (key !== "other") expect(found).toHaveLength(having.length);
          expect(count).toBe(having.length);
          return count;
        });
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });
});

test("of very many types the most frequent six, the known and the named ones are shown, and more on demand", () => {
  const MANY = Array.from({ length: 500 }, (_, index) => `タイプ${String(index).padStart(3, "0")}`);
  const present = typeFacets(typed([...MANY, ...MANY]));
  const { shown, more } = splitTypes(present, ["タイプ100", "いない"].map(typeChoice));
  expect(shown.map(({ name }) => name)).toEqual([
    ...MANY.slice(0, 6),
    "タイプ100",
    ...MONSTER_TYPES,
    "いない",
  ]);
  expect(more.map(({ name }) => name)).toEqual(
    MANY.slice(6, 207).filter((name) => name !== "タイプ100"),
  );
});
