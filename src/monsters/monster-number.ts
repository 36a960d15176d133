import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "./monster.ts";

const LEADING_ZEROS = /^0+(?=\d)/;

/**
 * A monster's number: its id, when that is digits. A text without leading zeros, because an id
 * may have more digits than a number can hold.
 */
export function monsterNumber({ id }: Pick<Monster, "id">): string | null {
  return /^\d+$/.test(id) ? id.replace(LEADING_ZEROS, "") : null;
}

/** The number that a word means (`7`, `007`, `No.7`, `ｎｏ．７`, `#7`), as `monsterNumber` writes it. */
export function namedNumber(word: string): string | null {
  const digits = /^(?:no\.?|#)?(\d+)$/.exec(plain(word))?.[1];
  return digits?.replace(LEADING_ZEROS, "") ?? null;
}
