import * as v from "valibot";
import { createStoredList } from "#src/lib/stored-value.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";

/** The number of monsters that fit side by side. */
export const MAX_COMPARED = 3;

const COMPARE_KEY = "compare";

/** The monsters chosen for the comparison in this tab. */
export const compareChoice = createStoredList<MonsterLink>(
  "session",
  COMPARE_KEY,
  v.object({ id: v.string(), name: v.string() }),
  MAX_COMPARED,
);

/** The full choice that has refused a monster last. */
let refusedBy: readonly MonsterLink[] | null = null;

/** Whether the full comparison has refused a monster since it last changed. */
export const hasRefused = (): boolean => refusedBy === compareChoice.get();

/** Adds a monster to the comparison, or removes it. A full comparison refuses another one. */
export function toggleInComparison(monster: MonsterLink): "added" | "removed" | "refused" {
  const choice = compareChoice.get();
  const others = choice.filter(({ id }) => id !== monster.id);
  if (others.length < choice.length) {
    compareChoice.set(others);
    return "removed";
  }
  if (choice.length < MAX_COMPARED) {
    compareChoice.set([...choice, monster]);
    return "added";
  }
  refusedBy = choice;
  // The same choice: this only tells its subscribers.
  compareChoice.set(choice);
  return "refused";
}
