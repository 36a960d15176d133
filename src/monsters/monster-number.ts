import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "./monster.ts";

const LEADING_ZEROS = /^0+(?=\d)/;

/**
 * A monster's number, or `null` when its id is not all digits. It is a text without leading zeros,
 * because an id may have more digits than a number can hold.
 */
export function monsterNumber({ id }: Pick<Monster, "id">): string | null {
  return /^\d+$/.test(id) ? id.replace(LEADING_ZEROS, "") : null;
}

/** Parses `7`, `007`, `No.7`, `ｎｏ．７`, `#7` or `7番` into the form of `monsterNumber`. */
export function parseMonsterNumber(word: string): string | null {
  const digits = /^(?:no\.?|#)?(\d+)番?$/.exec(plain(word))?.[1];
  return digits?.replace(LEADING_ZEROS, "") ?? null;
}

const DIGIT_ZERO = "0".charCodeAt(0);

/**
 * A number that grows with the `monsterNumber` of an id, NaN where that is `null`. Beyond 2 ** 53 different
 * numbers may have the same.
 */
export function numberKey(id: string): number {
  let key = id === "" ? Number.NaN : 0;
  for (let index = 0; index < id.length; index++) {
    const digit = id.charCodeAt(index) - DIGIT_ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    key = key * 10 + digit;
  }
  return key;
}
