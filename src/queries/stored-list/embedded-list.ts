import * as v from "valibot";
import { monsterSchema } from "#src/api/schemas.ts";
import { parseJson } from "#src/lib/parse-json.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { EMBEDDED_LIST_ID } from "#src/page/contract.ts";
import { fetchedAtSchema } from "#src/queries/fetched-at.ts";

const hasUniqueIds = (monsters: Monster[]) =>
  new Set(monsters.map(({ id }) => id)).size === monsters.length;

/** Monsters that were stored together: all valid, with different ids. */
export const storedMonstersSchema = v.pipe(v.array(monsterSchema), v.check(hasUniqueIds));

const listSchema = v.pipe(
  v.object({
    fetchedAt: fetchedAtSchema,
    total: v.pipe(v.number(), v.safeInteger()),
    monsters: storedMonstersSchema,
  }),
  v.check(({ monsters, total }) => monsters.length <= total),
);

/** A list that has been stored, embedded or shown by a script; `null` if it is not valid. */
export function parseStoredList(list: unknown): MonsterList | null {
  const { success, output } = v.safeParse(listSchema, list);
  return success ? output : null;
}

/** The list that the build has embedded in this page; `null` without a valid one. */
export const readEmbeddedList = (): MonsterList | null =>
  parseStoredList(parseJson(document.getElementById(EMBEDDED_LIST_ID)?.textContent ?? ""));
