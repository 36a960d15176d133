import type { NavigateOptions } from "@tanstack/react-router";
import { assertType, describe, expectTypeOf, test } from "vitest";
import type { MonsterSearch } from "#src/monsters/search/query-params.ts";
import type { AppRouter } from "#src/router.tsx";

/** What the compiler takes for the search parameters of a link to `To`. */
type Search<To extends string> = NavigateOptions<AppRouter, string, To>["search"];

// The assertions are the compiler's; running them only says where they stand.
describe("the compiler", () => {
  test("takes a query for the encyclopedia and for a monster, and nothing else", () => {
    assertType<Search<"/monsters">>({ q: "ねこ", type: "fire", level: "10-", sort: "hp" });
    assertType<Search<"/monsters/$id">>({ sort: "total", order: "desc" });
    expectTypeOf<MonsterSearch>().toExtend<Search<"/monsters">>();
    expectTypeOf<MonsterSearch>().toExtend<Search<"/monsters/$id">>();

    expectTypeOf<{ sort: "foo" }>().not.toExtend<Search<"/monsters">>();
    expectTypeOf<{ order: string }>().not.toExtend<Search<"/monsters">>();
    expectTypeOf<{ q: 7 }>().not.toExtend<Search<"/monsters">>();
    expectTypeOf<{ qq: "x" }>().not.toExtend<Search<"/monsters">>();
    expectTypeOf<{ sort: "foo" }>().not.toExtend<Search<"/monsters/$id">>();
    expectTypeOf<{ qq: "x" }>().not.toExtend<Search<"/monsters/$id">>();
  });

  test("takes a list of ids for the comparison, and nothing less", () => {
    assertType<Search<"/compare">>({ ids: ["1", "2"] });
    expectTypeOf<{ ids: string }>().not.toExtend<Search<"/compare">>();
    expectTypeOf<{ ids: number[] }>().not.toExtend<Search<"/compare">>();
    expectTypeOf<{ id: string }>().not.toExtend<Search<"/compare">>();
    expectTypeOf<undefined>().not.toExtend<Search<"/compare">>();
  });

  test("takes the page to return to for the login page, and nothing else", () => {
    assertType<Search<"/login">>({ redirect: "/profile" });
    expectTypeOf<{ redirect: number }>().not.toExtend<Search<"/login">>();
    expectTypeOf<{ to: "/profile" }>().not.toExtend<Search<"/login">>();
  });
});
