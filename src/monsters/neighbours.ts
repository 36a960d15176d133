import type { Monster } from "./fields.ts";
import { indexOfId } from "./monster-id.ts";

/** What a link to a monster needs. */
export type MonsterLink = Pick<Monster, "id" | "name">;

/** The monsters before and after one in a list of `count`, and its place in it, from 1; all `null` for one that is not there. */
export type Neighbours = {
  previous: Monster | null;
  next: Monster | null;
  position: number | null;
  count: number;
};

/** The neighbours of the monster with this id. */
export function neighbours(monsters: readonly Monster[], id: string): Neighbours {
  const index = indexOfId(monsters, id);
  const at = (place: number) => (index < 0 ? null : (monsters[place] ?? null));
  return {
    previous: at(index - 1),
    next: at(index + 1),
    position: index < 0 ? null : index + 1,
    count: monsters.length,
  };
}
