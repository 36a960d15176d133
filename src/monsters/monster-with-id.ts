import { memoize } from "#src/lib/memoize.ts";
import type { Monster } from "./monster.ts";
import { oncePerList } from "./once-per-list.ts";

const finderOf = oncePerList((monsters) =>
  memoize((id: string) => monsters.find((monster) => monster.id === id) ?? null),
);

/** The monster of a list with this id. Cheap to call in every render: each id is looked up once. */
export const monsterWithId = (monsters: readonly Monster[], id: string): Monster | undefined =>
  finderOf(monsters)(id) ?? undefined;
