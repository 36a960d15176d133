import * as v from "valibot";
import type { Monster } from "#src/monsters/monster.ts";
import { storedMonstersSchema } from "./seed-list.ts";

/** How many monsters a slice has: reading and checking it takes less than 50 ms on a cheap phone. */
export const SLICE_LENGTH = 500;

/**
 * Checks a stored list slice by slice.
 * @returns its monsters so far, and a function that adds a slice, unless it returns `false`: then the list
 * is unusable.
 */
export function createListCheck() {
  const monsters: Monster[] = [];
  const ids = new Set<string>();
  return {
    monsters,
    add(slice: unknown): boolean {
      const { success, output } = v.safeParse(storedMonstersSchema, slice);
      if (!success || output.length === 0) return false;
      for (const monster of output) {
        monsters.push(monster);
        ids.add(monster.id);
      }
      return ids.size === monsters.length;
    },
  };
}
