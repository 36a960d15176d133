import { plain } from "@monster-field/name-search/text";
import type { Monster } from "./monster.ts";

const LEADING_ZEROS = /^0+(?=\d)/;

/** The digits of an id without leading zeros, as a text, since there may be many; `null` if it is not all digits. */
export function monsterNumber({ id }: Pick<Monster, "id">): string | null {
  return /^\d+$/.test(id) ? id.replace(LEADING_ZEROS, "") : null;
}

/** Parses `7`, `007`, `No.7`, `ｎｏ．７`, `#7` or `7番` into the form of `monsterNumber`. */
export function parseMonsterNumber(word: string): string | null {
  const digits = /^(?:no\.?|#)?(\d+)番?$/.exec(plain(word))?.[1];
  return digits?.replace(LEADING_ZEROS, "") ?? null;
}

/** The monster whose number is this id, written in another way: `1` for `001`. */
export function monsterWithNumber(id: string, monsters: readonly Monster[]): Monster | undefined {
  const number = monsterNumber({ id });
  return number === null ? undefined : monsters.find((known) => monsterNumber(known) === number);
}

/** Longer ones make addresses that servers refuse. */
const MAX_ID_LENGTH = 500;

/** Whether a monster may have this id. Dots alone cannot be the last part of a path. */
export const isUsableId = (id: string): boolean =>
  id.trim() !== "" && id.length <= MAX_ID_LENGTH && id.isWellFormed() && id !== "." && id !== "..";

/**
 * The place of the monster with this id, or else of one whose id is the same in another Unicode form, in which servers may
 * answer; -1 without either.
 */
export function placeOfId(monsters: readonly Pick<Monster, "id">[], id: string): number {
  const place = monsters.findIndex((monster) => monster.id === id);
  return place >= 0 ? place : monsters.findIndex((monster) => isSameId(monster.id, id));
}

/** Whether two ids are the same in any Unicode form. */
export const isSameId = (id: string, other: string): boolean =>
  id.normalize() === other.normalize();
