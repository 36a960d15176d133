// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { MONSTER_PAGE_ID } from "#src/page/contract.ts";
import { restoreMonsterPage } from "#src/queries/monster-page.ts";
import { detailKey } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { embed } from "#tests/support/embed.ts";

import { monsterPages } from "../../../build/monster-pages.ts";

const [page] = monsterPages(wholeList(CATALOGUE, 1_000), 1);
if (!page) throw new Error("The catalogue is empty");

/** The state of the monster's query after a start of the app in a page with this text. */
function stateAfter(text: string) {
  embed(MONSTER_PAGE_ID, text);
  const queryClient = createQueryClient();
  restoreMonsterPage(queryClient);
  return queryClient.getQueryState(detailKey(page?.monster.id ?? ""));
}

beforeEach(() => void vi.useFakeTimers({ now: 5_000 }));

test("the monster of the page is known, as old as the build, and asked for anew", () => {
  expect(stateAfter(JSON.stringify(page))).toMatchObject({
    data: page.monster,
    dataUpdatedAt: 1_000,
    isInvalidated: true,
  });
});

test("a build whose clock was ahead is not younger than now", () => {
  expect(stateAfter(JSON.stringify({ ...page, fetchedAt: 9_000 }))?.dataUpdatedAt).toBe(5_000);
});

test.each([
  ["{", "no JSON"],
  [JSON.stringify({ ...page, monster: { id: "1" } }), "a monster without a name"],
  [JSON.stringify({ ...page, fetchedAt: "today" }), "no time"],
  [JSON.stringify({ ...page, previous: "2" }), "a neighbour of another kind"],
])("%j is left out, because it has %s", (text) => {
  expect(stateAfter(text)).toBeUndefined();
});
