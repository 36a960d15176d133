import { readStored } from "./stored.ts";

/** The words of the first cards of a list, for showing them before the app is there. */
export type FirstScreen = {
  /** When the list was fetched, in milliseconds since 1970. */
  fetchedAt: number;
  count: string;
  cards: {
    path: string;
    label: string;
    compare: string;
    name: string;
    number: string;
    level: string;
    type: string;
    typeName: string;
  }[];
};

export const FIRST_SCREEN_KEY = "first-screen";

/** What the last visit has left; `null` when there is nothing, or nothing that can be read. */
export function readFirstScreen(): FirstScreen | null {
  try {
    return JSON.parse(readStored("local", FIRST_SCREEN_KEY) ?? "null");
  } catch {
    return null;
  }
}
