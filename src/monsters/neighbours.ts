import type { Monster } from "./monster.ts";

export type Neighbours = {
  previous: Monster | null;
  next: Monster | null;
  /** From 1; null when the monster is not in the list. */
  position: number | null;
};

/** The monsters before and after the one with this id, in the order of the list. */
export function neighbours(monsters: readonly Monster[], id: string): Neighbours {
  const index = monsters.findIndex((monster) => monster.id === id);
  if (index < 0) return { previous: null, next: null, position: null };
  return {
    previous: monsters[index - 1] ?? null,
    next: monsters[index + 1] ?? null,
    position: index + 1,
  };
}
