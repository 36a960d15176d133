import type { Monster } from "./monster.ts";

const found = new WeakMap<readonly Monster[], Map<string, Monster | undefined>>();

/** The monster of a list with this id. Cheap to call in every render: each id is looked up once. */
export function monsterWithId(monsters: readonly Monster[], id: string): Monster | undefined {
  const known = found.get(monsters) ?? new Map<string, Monster | undefined>();
  found.set(monsters, known);
  if (!known.has(id))
    known.set(
      id,
      monsters.find((monster) => monster.id === id),
    );
  return known.get(id);
}
