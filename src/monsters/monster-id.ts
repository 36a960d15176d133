import { plain } from "@monster-field/name-search/text";
import { MARKS_AFTER } from "#src/lib/marks-after.ts";
import type { Monster } from "./fields.ts";

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

/**
 * The monster that people mean by this id: one with the id or, where there is none, with its number (`001`, `１` or `No.1`
 * for `1`), also where a mark follows (`1。`).
 */
export function monsterMeant(written: string, monsters: readonly Monster[]): Monster | undefined {
  const exact = monsters[indexOfId(monsters, written)];
  if (exact) return exact;
  const id = written.trim().replace(MARKS_AFTER, "");
  if (id !== written) return monsterMeant(id, monsters);
  const number = parseMonsterNumber(id);
  return number === null ? undefined : monsters.find((known) => monsterNumber(known) === number);
}

/** Longer ones make addresses that servers refuse. */
const MAX_ID_LENGTH = 500;

/** Whether a monster may have this id. Dots alone cannot be the last part of a path. */
export const isValidId = (id: string): boolean =>
  id.trim() !== "" && id.length <= MAX_ID_LENGTH && id.isWellFormed() && id !== "." && id !== "..";

/**
 * The place of the monster with this id, or else of one whose id is the same in another Unicode form, in which servers may
 * answer; -1 without either.
 */
export function indexOfId(monsters: readonly Pick<Monster, "id">[], id: string): number {
  const place = monsters.findIndex((monster) => monster.id === id);
  return place >= 0 ? place : monsters.findIndex((monster) => isSameId(monster.id, id));
}

/** Whether two ids are the same in any Unicode form. */
export const isSameId = (id: string, other: string): boolean =>
  id.normalize() === other.normalize();
