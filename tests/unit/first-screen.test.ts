// @vitest-environment jsdom
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { type Api, createApi } from "#src/api/api.ts";
import { startOf } from "#src/api/list-start.ts";
import { monsterSchema } from "#src/api/schemas.ts";
import { isBlank } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { isCard } from "#src/page/boot/fill-card.ts";
import { EMBEDDED_LIST_ID } from "#src/page/contract.ts";
import { LIST_KEY, LIST_PREVIEW_KEY, monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import {
  type FirstScreen,
  firstScreenOf,
  isInNumberOrder,
} from "#src/queries/stored-list/first-screen.ts";
import { restoreShownMonsters } from "#src/queries/stored-list/first-screen-query.ts";
import { arbitraryMonster } from "#tests/support/response-arbitraries.ts";

const [FIRST] = CATALOGUE;
/** No card shows the moves. */
const FIRST_SCREEN = CATALOGUE.slice(0, 12).map((monster) => ({ ...monster, moves: null }));
const store = (fetchedAt: number) =>
  localStorage.setItem(
    "first-screen",
    JSON.stringify(firstScreenOf(startOf(CATALOGUE), fetchedAt)),
  );

function embed(fetchedAt: number): void {
  document.body.innerHTML = `<script type="application/json" id="${EMBEDDED_LIST_ID}"></script>`;
  const json = JSON.stringify({ version: 1, fetchedAt, monsters: [FIRST] });
  document.body.firstElementChild?.append(json);
}

/** What hydration finds in the query cache. */
function restored() {
  const queryClient = createQueryClient();
  const isKnown = restoreShownMonsters(queryClient);
  return {
    isKnown,
    preview: queryClient.getQueryData(LIST_PREVIEW_KEY),
    list: queryClient.getQueryData(LIST_KEY),
  };
}

afterEach(() => {
  globalThis.shownFirstScreen = undefined;
  document.body.innerHTML = "";
});

/** An API whose list never comes after its first monsters. */
const slowApi: Api = {
  ...createApi("https://monsters.example/api", async () => null),
  listMonsters: (_signal, onFirst) => {
    onFirst?.({ count: 66, monsters: CATALOGUE.slice(0, 12) });
    return new Promise(() => {});
  },
};

test("the first monsters of a long answer are shown until the rest is there", () => {
  const queryClient = createQueryClient();
  void queryClient.query(monsterQueries.list(slowApi));
  expect(queryClient.getQueryData(LIST_PREVIEW_KEY)).toEqual({
    fetchedAt: expect.any(Number),
    count: 66,
    monsters: FIRST_SCREEN,
  });
});

test("they are the very ones of the last visit where no card has changed", () => {
  store(1);
  const queryClient = createQueryClient();
  restoreShownMonsters(queryClient);
  const preview = () => queryClient.getQueryData<FirstScreen<Monster>>(LIST_PREVIEW_KEY);
  const before = preview();
  void queryClient.query(monsterQueries.list(slowApi));
  expect(preview()?.fetchedAt).toBeGreaterThan(1);
  expect(before?.monsters).toHaveLength(12);
  expect(preview()?.monsters).toBe(before?.monsters);
});

test("they do not stand in for a list that is there", () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(LIST_KEY, CATALOGUE, { updatedAt: 1 });
  void queryClient.query(monsterQueries.list(slowApi));
  expect(queryClient.getQueryData(LIST_PREVIEW_KEY)).toBeUndefined();
});

describe("the app starts", () => {
  test("with what the list script has shown, whatever has been stored since", () => {
    globalThis.shownFirstScreen = { fetchedAt: 2, ...startOf(CATALOGUE.slice(0, 2)) };
    store(3);
    embed(1);
    const preview = { fetchedAt: 2, count: 2, monsters: FIRST_SCREEN.slice(0, 2) };
    expect(restored()).toEqual({ isKnown: true, preview, list: undefined });
  });

  test("with the list in the page, where that is what it shows", () => {
    store(1);
    embed(2);
    expect(restored()).toEqual({ isKnown: true, preview: undefined, list: [FIRST] });
  });

  test("with the API's answer, where that came before; anew if it looks different", () => {
    embed(2);
    const startWith = (answered: unknown[]) => {
      const queryClient = createQueryClient();
      queryClient.setQueryData(LIST_KEY, answered);
      const isKnown = restoreShownMonsters(queryClient);
      return [isKnown, queryClient.getQueryData(LIST_KEY)];
    };
    expect(startWith([{ ...FIRST }])).toEqual([true, [FIRST]]);
    expect(startWith([{ ...FIRST, level: 99 }])).toEqual([false, [{ ...FIRST, level: 99 }]]);
  });

  test("with what is stored, where the page shows no monsters", () => {
    store(1);
    const preview = { fetchedAt: 1, count: 66, monsters: FIRST_SCREEN };
    expect(restored()).toEqual({ isKnown: true, preview, list: undefined });
  });

  test("with nothing at the first visit, and where what is stored is invalid", () => {
    const nothing = { isKnown: true, preview: undefined, list: undefined };
    expect(restored()).toEqual(nothing);
    const invalid = { fetchedAt: 1, count: 1, monsters: [{ id: "1" }] };
    localStorage.setItem("first-screen", JSON.stringify(invalid));
    expect(restored()).toEqual(nothing);
  });

  test("anew, where it cannot render what the list script has shown", () => {
    globalThis.shownFirstScreen = { fetchedAt: 1, ...startOf([FIRST, FIRST]) };
    expect(restored()).toEqual({ isKnown: false, preview: undefined, list: undefined });
  });

  test("with a time that is not in the future", () => {
    store(Date.now() + 1_000_000);
    expect(restored().preview).toMatchObject({ fetchedAt: performance.timeOrigin });
  });
});

test("the list script shows of a monster what the app shows", () => {
  const toCard = ({ id, name, type, level }: Record<string, unknown>) => ({
    id,
    name: String(name).trim(),
    type: typeof type !== "string" ? type : isBlank(type) ? null : type.trim(),
    level,
  });
  fc.assert(
    fc.property(arbitraryMonster, (json) => {
      const raw: unknown = JSON.parse(json);
      if (!isCard(raw)) return;
      expect(toCard({ ...v.parse(monsterSchema, raw) })).toEqual(toCard({ ...raw }));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [[], true],
  [["7"], true],
  [["a"], true],
  [["1", "2", "10"], true],
  [["1", "10", "2"], false],
  [["1", "1"], false],
  [["1", "a"], false],
])("the numbers %j are in order: %j", (ids, isOrdered) => {
  expect(isInNumberOrder(ids.map((id) => ({ id })))).toBe(isOrdered);
});
