// Part of an inline script, so it has to be small.
import { FIRST_COUNT, type ListStart } from "#src/api/list-start.ts";
import { readStorage } from "#src/lib/storage.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { FIRST_SCREEN_KEY } from "#src/page/contract.ts";

/** In UTF-16 code units; more than 12 cards have. A longer one is not stored, nor read. */
export const MAX_FIRST_SCREEN_LENGTH = 20_000;

/** The first 12 monsters of a list, or all where there are fewer. They are shown until the whole list is there. */
export type FirstScreen<Shown = unknown> = ListStart<Shown> & {
  /** When the list was fetched, in milliseconds since 1970. */
  fetchedAt: number;
};

/**
 * The first screen of a list that was fetched at `fetchedAt`. Its monsters have no moves: no card shows these, and
 * they may be many. So it is equal to that of the last visit where no card has changed.
 */
export function firstScreenOf(
  { count, monsters }: ListStart<Monster>,
  fetchedAt: number,
): FirstScreen<Monster> {
  return { fetchedAt, count, monsters: monsters.map((monster) => ({ ...monster, moves: null })) };
}

const numberOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);

/** Whether each monster has a number, higher than that of the one before. */
export const isInNumberOrder = (monsters: readonly { id: string }[]): boolean =>
  monsters.every(
    ({ id }, index) => index === 0 || numberOf(id) > numberOf(monsters[index - 1]?.id ?? ""),
  );

function isFirstScreen(value: unknown): value is FirstScreen {
  if (typeof value !== "object" || value === null) return false;
  const { fetchedAt, count, monsters }: Record<string, unknown> = { ...value };
  return (
    Number.isFinite(fetchedAt) &&
    typeof count === "number" &&
    Number.isSafeInteger(count) &&
    Array.isArray(monsters) &&
    monsters.length === Math.min(count, FIRST_COUNT)
  );
}

/** What the last visit stored; `null` if it is missing or malformed. Its monsters are unchecked. */
export function readFirstScreen(): FirstScreen | null {
  const json = readStorage("local", FIRST_SCREEN_KEY);
  if (!json || json.length > MAX_FIRST_SCREEN_LENGTH) return null;
  try {
    const stored: unknown = JSON.parse(json);
    return isFirstScreen(stored) ? stored : null;
  } catch {
    return null;
  }
}
