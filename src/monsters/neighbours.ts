import type { Monster } from "./monster.ts";

/** What a link to a monster needs. */
export type MonsterLink = Pick<Monster, "id" | "name">;

export type Neighbours = ReturnType<typeof neighbours>;

/** The monsters before and after the one with this id, its position in the list from 1, and the length of the list. */
export function neighbours(monsters: readonly Monster[], id: string) {
  const index = monsters.findIndex((monster) => monster.id === id);
  const at = (place: number): MonsterLink | null => (index < 0 ? null : (monsters[place] ?? null));
  return {
    previous: at(index - 1),
    next: at(index + 1),
    position: index < 0 ? null : index + 1,
    count: monsters.length,
  };
}
