import type { Monster } from "./monster.ts";

/**
 * A list of `total` monsters; `monsters` has all of them, or only the first. They are as they were at `fetchedAt`, in
 * milliseconds since 1970.
 */
export type MonsterList<Shown = Monster> = { monsters: Shown[]; total: number; fetchedAt: number };

/** How many monsters a part of a list has: as many as fit a phone or tablet without scrolling. */
export const PARTIAL_LENGTH = 12;

export const firstOf = <Shown>(monsters: readonly Shown[]): Shown[] =>
  monsters.slice(0, PARTIAL_LENGTH);

/** A list that has all its monsters. */
export const wholeList = <Shown>(monsters: Shown[], fetchedAt: number): MonsterList<Shown> => ({
  monsters,
  total: monsters.length,
  fetchedAt,
});

/** Whether a list has all its monsters, and not only the first. */
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
