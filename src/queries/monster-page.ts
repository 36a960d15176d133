import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { monsterFields, monsterSchema } from "#src/api/schemas.ts";
import { parseJson } from "#src/lib/parse-json.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { MONSTER_PAGE_ID } from "#src/page/contract.ts";
import { fetchedAtSchema } from "./fetched-at.ts";
import { detailKey } from "./monsters.ts";

const monsterLink = v.nullable(v.object({ id: monsterFields.id, name: monsterFields.name }));

const monsterPageSchema = v.object({
  fetchedAt: fetchedAtSchema,
  monster: monsterSchema,
  previous: monsterLink,
  next: monsterLink,
  position: v.number(),
  count: v.number(),
  scaleEnd: v.number(),
});

/**
 * The data that the build wrote into the page of a monster: the monster as it was at `fetchedAt`, in milliseconds since
 * 1970, its neighbours, its place in the list of `count` monsters, from 1, and the end of the scale of their stats. The
 * screen shows exactly this while React hydrates the page.
 */
export type MonsterPage = v.InferOutput<typeof monsterPageSchema>;

const pageKey = (id: string) => ["monsters", "page", id] as const;

/** Puts the data of a page into the query cache. */
export function hydrateMonsterPage(queryClient: QueryClient, page: MonsterPage): void {
  const { id } = page.monster;
  queryClient.setQueryData(pageKey(id), page);
  queryClient.setQueryData(detailKey(id), page.monster, { updatedAt: page.fetchedAt });
}

/** Puts the data of this page into the query cache. However fresh it is, the app fetches it again. */
export function restoreMonsterPage(queryClient: QueryClient): void {
  const json = document.getElementById(MONSTER_PAGE_ID)?.textContent ?? "";
  const { success, output: page } = v.safeParse(monsterPageSchema, parseJson(json));
  if (!success) return;
  hydrateMonsterPage(queryClient, page);
  void queryClient.invalidateQueries({ queryKey: detailKey(page.monster.id), refetchType: "none" });
}

/** The data of the page that was loaded, if it is the page of this monster. */
export function useMonsterPage(id: Monster["id"]): MonsterPage | undefined {
  return useQueryClient().getQueryData<MonsterPage>(pageKey(id));
}
