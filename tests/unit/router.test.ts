import type { NavigateOptions } from "@tanstack/react-router";
import { assertType, describe, expectTypeOf, test } from "vitest";
import type { MonsterSearch } from "#src/monsters/search/query-params.ts";
import type { AppRouter } from "#src/router.tsx";

/** The search parameters that a link to `To` accepts. */
type Search<To extends string> = NavigateOptions<AppRouter, string, To>["search"];

// The compiler checks these assertions: at run time they do nothing.
describe("the compiler", () => {
  test("accepts only a query in links to the encyclopedia and to a monster", () => {
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

  test("accepts only a list of ids in links to the comparison", () => {
    assertType<Search<"/compare">>({ ids: ["1", "2"] });
    expectTypeOf<{ ids: string }>().not.toExtend<Search<"/compare">>();
    expectTypeOf<{ ids: number[] }>().not.toExtend<Search<"/compare">>();
    expectTypeOf<{ id: string }>().not.toExtend<Search<"/compare">>();
    expectTypeOf<undefined>().not.toExtend<Search<"/compare">>();
  });

  test("accepts only the page to return to in links to the login page", () => {
    assertType<Search<"/login">>({ redirect: "/profile" });
    expectTypeOf<{ redirect: number }>().not.toExtend<Search<"/login">>();
    expectTypeOf<{ to: "/profile" }>().not.toExtend<Search<"/login">>();
  });
});
