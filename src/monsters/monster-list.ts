import type { Monster } from "./monster.ts";

/** The first or all of `total` monsters, as they were at `fetchedAt`, in milliseconds since 1970. */
export type MonsterList<Shown = Monster> = { monsters: Shown[]; total: number; fetchedAt: number };

/** As many as fit a phone or tablet without scrolling. */
export const FIRST_COUNT = 12;

export const firstOf = <Shown>(monsters: readonly Shown[]): Shown[] =>
  monsters.slice(0, FIRST_COUNT);

export const wholeList = <Shown>(monsters: Shown[], fetchedAt: number): MonsterList<Shown> => ({
  monsters,
  total: monsters.length,
  fetchedAt,
});

export const isWhole = ({ monsters, total }: MonsterList<unknown>): boolean =>
  monsters.length === total;

/** The same empty list each time, so that nothing renders again for it. */
export const NO_MONSTERS: readonly Monster[] = [];

const numberOf = ({ id }: Pick<Monster, "id">) => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);

/** Whether all monsters have numbers, in ascending order. */
export const isInNumberOrder = (monsters: readonly Monster[]): boolean =>
  monsters.every((monster, index) => {
    const before = monsters[index - 1];
    return !before || numberOf(monster) > numberOf(before);
  });

/** All monsters of a list; `undefined` while only the first of them are known. */
export const allOf = (list: MonsterList | undefined): Monster[] | undefined =>
  list && isWhole(list) ? list.monsters : undefined;
