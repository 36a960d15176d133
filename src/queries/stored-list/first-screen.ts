import { readStorage } from "#src/lib/storage.ts";

/** The number of cards that fit a phone or tablet without scrolling. */
const FIRST_CARDS = 12;

/** More text than 12 cards have, in UTF-16 code units. */
const MAX_LENGTH = 100_000;

/** The first monsters of a list, shown before the app has hydrated. */
export type FirstScreen = {
  /** When the list was fetched, in milliseconds since 1970. */
  fetchedAt: number;
  /** How many monsters the whole list has. */
  count: number;
  monsters: unknown[];
};

export const FIRST_SCREEN_KEY = "first-screen";
export const STORED_LIST_KEY = "known-monsters";

/** The version of both; increased with every change of a shape. Other versions are dropped. */
export const STORED_VERSION = 1;

/** The part of a list that is shown before the app has hydrated. */
export function firstScreenOf(list: readonly unknown[], fetchedAt: number): FirstScreen {
  return { fetchedAt, count: list.length, monsters: list.slice(0, FIRST_CARDS) };
}

function isFirstScreen(value: unknown): value is FirstScreen {
  if (typeof value !== "object" || value === null) return false;
  const { fetchedAt, count, monsters }: Record<string, unknown> = { ...value };
  return (
    Number.isFinite(fetchedAt) &&
    typeof count === "number" &&
    Number.isSafeInteger(count) &&
    Array.isArray(monsters) &&
    monsters.length === Math.min(count, FIRST_CARDS)
  );
}

/** Whether the list that was fetched then is stored: the app hydrates the cards with it. */
function isListStored(fetchedAt: number): boolean {
  const start = `{"version":${STORED_VERSION},"fetchedAt":${fetchedAt},`;
  return readStorage("local", STORED_LIST_KEY)?.startsWith(start) ?? false;
}

/** What the last visit stored; `null` if it is missing, malformed, or of a list that is not stored. */
export function readFirstScreen(): FirstScreen | null {
  const json = readStorage("local", FIRST_SCREEN_KEY);
  if (!json || json.length > MAX_LENGTH) return null;
  try {
    const stored: unknown = JSON.parse(json);
    return isFirstScreen(stored) && isListStored(stored.fetchedAt) ? stored : null;
  } catch {
    return null;
  }
}
