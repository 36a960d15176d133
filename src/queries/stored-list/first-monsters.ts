// Part of an inline script, so it has to be small.
import { FIRST_COUNT, firstOf } from "#src/api/list-start.ts";
import { parseJson } from "#src/lib/parse-json.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { FIRST_MONSTERS_KEY } from "#src/page/contract.ts";

/** In UTF-16 code units; 12 usual cards are shorter. Longer texts are neither stored nor read. */
const MAX_LENGTH = 20_000;

const numberOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);

/** Whether all monsters have numbers, in ascending order. */
export const isInNumberOrder = (monsters: readonly { id: string }[]): boolean =>
  monsters.every(
    ({ id }, index) => index === 0 || numberOf(id) > numberOf(monsters[index - 1]?.id ?? ""),
  );

function isStart(value: unknown): value is MonsterList<unknown> {
  if (typeof value !== "object" || value === null) return false;
  const { fetchedAt, total, monsters }: Record<string, unknown> = { ...value };
  return (
    Number.isFinite(fetchedAt) &&
    typeof total === "number" &&
    Number.isSafeInteger(total) &&
    Array.isArray(monsters) &&
    monsters.length === Math.min(total, FIRST_COUNT)
  );
}

/**
 * The first monsters of the list of the last visit, unchecked; `null` if they are missing or malformed.
 */
export function readFirstMonsters(): MonsterList<unknown> | null {
  const json = readStorage("local", FIRST_MONSTERS_KEY);
  if (!json || json.length > MAX_LENGTH) return null;
  const stored = parseJson(json);
  return isStart(stored) ? stored : null;
}

/** Stores the first monsters of a list for the next visit. */
export function writeFirstMonsters(list: MonsterList): void {
  const json = JSON.stringify({ ...list, monsters: firstOf(list.monsters) });
  writeStorage("local", FIRST_MONSTERS_KEY, json.length > MAX_LENGTH ? null : json);
}
