import { expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import type { Monster } from "#src/monsters/fields.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { LIST_KEY, monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const arbitraryMonster = fc
  .record({
    id: fc.constantFrom("1", "2", "3", "4", "5"),
    name: fc.constantFrom("ア", "イ"),
    level: fc.constantFrom(1, null),
    moves: fc.constantFrom(null, [], ["かじる"], ["かじる", "ひのこ"]),
  })
  .map((fields) => inventMonster({ ...fields, moves: fields.moves && [...fields.moves] }));

const arbitraryList = fc.uniqueArray(arbitraryMonster, { selector: ({ id }) => id });

test("an answer waits until the page is hydrated, however long that takes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = vi.fn();
  const api = { ...nowhere, listMonsters: async () => [] };
  const queryClient = createQueryClient({ release: promise });
  const answer = queryClient.query(monsterQueries.list(api)).finally(ended);
  await new Promise((tick) => setTimeout(tick));
  expect(ended).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(LIST_KEY)).toBeUndefined();
  resolve();
  expect(await answer).toMatchObject({ monsters: [] });
});

const nowhere = createApi("https://monsters.example/api", async () => null);

test("a list that is fetched again equals the answer, with the very monsters that have not changed", () =>
  fc.assert(
    fc.asyncProperty(arbitraryList, arbitraryList, async (first, second) => {
      const answers = [first, second].map((list) => structuredClone(list));
      const listMonsters = async (): Promise<Monster[]> => answers.shift() ?? [];
      const queryClient = createQueryClient();
      const list = { ...monsterQueries.list({ ...nowhere, listMonsters }), staleTime: 0 };
      const fetched = async () => {
        await queryClient.query(list);
        return queryClient.getQueryData<MonsterList>(LIST_KEY)?.monsters ?? [];
      };
      const previous = await fetched();
      const monsters = await fetched();
      expect(monsters).toEqual(second);
      for (const monster of monsters) {
        const known = previous.find(({ id }) => id === monster.id);
        const isUnchanged = JSON.stringify(known) === JSON.stringify(monster);
        expect(monster === known).toBe(isUnchanged);
      }
      expect(monsters === previous).toBe(JSON.stringify(first) === JSON.stringify(second));
    }),
  ));
