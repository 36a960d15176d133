import { expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import { LIST_KEY, monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";

test("an answer waits until the page is hydrated, however long that takes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = vi.fn();
  const nowhere = createApi("https://monsters.example/api", async () => null);
  const api = { ...nowhere, listMonsters: async () => [] };
  const queryClient = createQueryClient({ release: promise });
  const answer = queryClient.query(monsterQueries.list(api)).finally(ended);
  await new Promise((tick) => setTimeout(tick));
  expect(ended).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(LIST_KEY)).toBeUndefined();
  resolve();
  expect(await answer).toMatchObject({ monsters: [] });
});
