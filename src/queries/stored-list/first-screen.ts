import { readStorage, writeStorage } from "#src/lib/storage.ts";

/** The number of cards that fit a phone or tablet without scrolling. */
const FIRST_CARDS = 12;

/** The first monsters of a list, shown before the app has hydrated. */
export type FirstScreen = {
  /** When the list was fetched, in milliseconds since 1970. */
  fetchedAt: number;
  /** How many monsters the whole list has. */
  count: number;
  monsters: unknown[];
};

export const FIRST_SCREEN_KEY = "first-screen";

/** The part of a list that is shown before the app has hydrated. */
export function firstScreenOf(list: readonly unknown[], fetchedAt: number): FirstScreen {
  return { fetchedAt, count: list.length, monsters: list.slice(0, FIRST_CARDS) };
}

export function storeFirstScreen(screen: FirstScreen): void {
  writeStorage("local", FIRST_SCREEN_KEY, JSON.stringify(screen));
}

/** What the last visit stored; `null` if it is missing or not JSON. */
export function readFirstScreen(): FirstScreen | null {
  try {
    return JSON.parse(readStorage("local", FIRST_SCREEN_KEY) ?? "null");
  } catch {
    return null;
  }
}
