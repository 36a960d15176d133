import type { NavigateOptions } from "@tanstack/react-router";
import { expectTypeOf, test } from "vitest";
import type { MonsterSearchParams } from "#src/monsters/search/query-params.ts";
import type { AppRouter } from "#src/router.tsx";

/** The search parameters that a link to `To` accepts. */
type Search<To extends string> = NavigateOptions<AppRouter, string, To>["search"];

// The compiler checks these assertions: at run time they do nothing.
test("the compiler accepts only a query in links to the encyclopedia and to a monster", () => {
  expectTypeOf<MonsterSearchParams>().toExtend<Search<"/monsters"> & Search<"/monsters/$id">>();
  expectTypeOf<{ q: 7 }>().not.toExtend<Search<"/monsters">>();
  expectTypeOf<{ sort: "foo" }>().not.toExtend<Search<"/monsters"> | Search<"/monsters/$id">>();
  expectTypeOf<{ qq: "x" }>().not.toExtend<Search<"/monsters"> | Search<"/monsters/$id">>();
});

test("the compiler accepts only what comparison and login page take", () => {
  expectTypeOf<{ ids: string[] }>().toExtend<Search<"/compare">>();
  expectTypeOf<{ ids: number[] }>().not.toExtend<Search<"/compare">>();
  expectTypeOf<{ id: string }>().not.toExtend<Search<"/compare">>();
  expectTypeOf<undefined>().not.toExtend<Search<"/compare">>();
  expectTypeOf<{ redirect: "/profile" }>().toExtend<Search<"/login">>();
  expectTypeOf<{ redirect: number }>().not.toExtend<Search<"/login">>();
  expectTypeOf<{ to: "/profile" }>().not.toExtend<Search<"/login">>();
});
