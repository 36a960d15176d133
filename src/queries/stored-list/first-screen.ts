import { readStorage, writeStorage } from "#src/lib/storage.ts";

/** As many cards as a phone or a tablet shows at first. */
const FIRST_CARDS = 12;

/** The beginning of a list, for showing it before the app is there. */
export type FirstScreen = {
  /** When the list was fetched, in milliseconds since 1970. */
  fetchedAt: number;
  /** How many monsters the whole list has. */
  count: number;
  monsters: unknown[];
};

export const FIRST_SCREEN_KEY = "first-screen";

/** What is shown of a list until the app is there. */
export function firstScreenOf(list: readonly unknown[], fetchedAt: number): FirstScreen {
  return { fetchedAt, count: list.length, monsters: list.slice(0, FIRST_CARDS) };
}

export function storeFirstScreen(screen: FirstScreen): void {
  writeStorage("local", FIRST_SCREEN_KEY, JSON.stringify(screen));
}

/** What the last visit has stored; `null` when there is nothing, or nothing that can be read. */
export function readFirstScreen(): FirstScreen | null {
  try {
    return JSON.parse(readStorage("local", FIRST_SCREEN_KEY) ?? "null");
  } catch {
    return null;
  }
}
