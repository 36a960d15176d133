import type { NavigateOptions } from "@tanstack/react-router";
import { assertType, expectTypeOf, test } from "vitest";
import type { MonsterSearch } from "#src/monsters/search/query-params.ts";
import type { AppRouter } from "#src/router.tsx";

/** The search parameters that a link to `To` accepts. */
type Search<To extends string> = NavigateOptions<AppRouter, string, To>["search"];

// The compiler checks these assertions: at run time they do nothing.
test("a link accepts only the search parameters that its route reads", () => {
  expectTypeOf<MonsterSearch>().toExtend<Search<"/monsters">>();
  expectTypeOf<MonsterSearch>().toExtend<Search<"/monsters/$id">>();
  assertType<Search<"/compare">>({ ids: ["1", "2"] });
  assertType<Search<"/login">>({ redirect: "/profile" });

  expectTypeOf<{ sort: "foo" }>().not.toExtend<Search<"/monsters">>();
  expectTypeOf<{ q: 7 }>().not.toExtend<Search<"/monsters">>();
  expectTypeOf<{ qq: "x" }>().not.toExtend<Search<"/monsters">>();
  expectTypeOf<{ sort: "foo" }>().not.toExtend<Search<"/monsters/$id">>();
  expectTypeOf<{ qq: "x" }>().not.toExtend<Search<"/monsters/$id">>();
  expectTypeOf<{ ids: number[] }>().not.toExtend<Search<"/compare">>();
  expectTypeOf<undefined>().not.toExtend<Search<"/compare">>();
  expectTypeOf<{ redirect: number }>().not.toExtend<Search<"/login">>();
});
