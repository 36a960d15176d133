import type { Monster } from "./monster.ts";

/** What a link to a monster needs. */
export type MonsterLink = Pick<Monster, "id" | "name">;

export type Neighbours = {
  previous: MonsterLink | null;
  next: MonsterLink | null;
  /** From 1; null when the monster is not in the list. */
  position: number | null;
  /** How many monsters the list has. */
  count: number;
};

/** The monsters before and after the one with this id, in the order of the list. */
export function neighbours(monsters: readonly Monster[], id: string): Neighbours {
  const index = monsters.findIndex((monster) => monster.id === id);
  const count = monsters.length;
  if (index < 0) return { previous: null, next: null, position: null, count };
  return {
    previous: monsters[index - 1] ?? null,
    next: monsters[index + 1] ?? null,
    position: index + 1,
    count,
  };
}
