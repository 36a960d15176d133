import type { Monster } from "./monster.ts";

/** The first or all of `total` monsters, as they were at `fetchedAt`, in milliseconds since 1970. */
export type MonsterList<Shown = Monster> = { monsters: Shown[]; total: number; fetchedAt: number };

export const wholeList = <Shown>(monsters: Shown[], fetchedAt: number): MonsterList<Shown> => ({
  monsters,
  total: monsters.length,
  fetchedAt,
});

export const isWhole = ({ monsters, total }: MonsterList<unknown>): boolean =>
  monsters.length === total;

/** The same empty list each time, so that nothing renders again for it. */
export const NO_MONSTERS: readonly Monster[] = [];

/** All monsters of a list; `undefined` while only the first of them are known. */
export const allOf = (list: MonsterList | undefined): Monster[] | undefined =>
  list && isWhole(list) ? list.monsters : undefined;
