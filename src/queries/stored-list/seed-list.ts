import { notifyManager, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { parseJson } from "#src/api/parse-json.ts";
import { monsterSchema } from "#src/api/schemas.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { EMBEDDED_LIST_ID } from "#src/page/contract.ts";
import { fetchedAtSchema } from "#src/queries/fetched-at.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";

const hasUniqueIds = (monsters: Monster[]) =>
  new Set(monsters.map(({ id }) => id)).size === monsters.length;

/** Monsters that were stored together: each is valid, and has an id of its own. */
export const storedMonstersSchema = v.pipe(v.array(monsterSchema), v.check(hasUniqueIds));

/** The whole list as it was at `fetchedAt`, in milliseconds since 1970. */
export type KnownList = { fetchedAt: number; monsters: Monster[] };

/** Increased with every change of the shape of what is embedded. */
export const EMBEDDED_VERSION = 1;

const embeddedSchema = v.object({
  version: v.literal(EMBEDDED_VERSION),
  fetchedAt: fetchedAtSchema,
  monsters: storedMonstersSchema,
});

/**
 * Puts a list into the query cache with its own time of fetching, unless a newer one is there. It does not
 * make up for a failed request: the error stays.
 */
export function seedList(queryClient: QueryClient, { fetchedAt, monsters }: KnownList): void {
  const { dataUpdatedAt = 0, error = null } = queryClient.getQueryState(LIST_KEY) ?? {};
  if (fetchedAt <= dataUpdatedAt) return;
  notifyManager.batch(() => {
    queryClient.setQueryData(LIST_KEY, monsters, { updatedAt: fetchedAt });
    const query = queryClient.getQueryCache().find({ queryKey: LIST_KEY });
    if (error) query?.setState({ error, status: "error" });
    // However fresh it is, the page asks for it anew: people reload to see what has changed.
    query?.invalidate();
  });
}

/** The list that the build has embedded in this page; `null` without a valid one. */
export function readEmbeddedList(): KnownList | null {
  const json = document.getElementById(EMBEDDED_LIST_ID)?.textContent ?? "";
  const { success, output } = v.safeParse(embeddedSchema, parseJson(json));
  return success ? output : null;
}

/** Puts the list that the build has embedded in this page into the query cache. */
export function seedEmbeddedList(queryClient: QueryClient): void {
  const embedded = readEmbeddedList();
  if (embedded) seedList(queryClient, embedded);
}
