import type { Monster } from "./monster.ts";

export type Neighbours = {
  previous: Monster | null;
  next: Monster | null;
  /** Counted from 1; null when the list does not hold the monster. */
  position: number | null;
};

/** What stands before and after a monster in a list, in the list's own order. */
export function neighbours(monsters: readonly Monster[], id: string): Neighbours {
  const at = monsters.findIndex((monster) => monster.id === id);
  if (at < 0) return { previous: null, next: null, position: null };
  return {
    previous: monsters[at - 1] ?? null,
    next: monsters[at + 1] ?? null,
    position: at + 1,
  };
}
