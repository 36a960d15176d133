import type { Monster } from "#src/monsters/monster.ts";
import { fold } from "./fold-spelling.ts";
import { MAX_TEXT_LENGTH } from "./monster-query.ts";
import type { SearchIndex } from "./search-index.ts";

type Distance = {
  /** To the nearest beginning of the name: a half-typed name is not far from it. */
  toBeginning: number;
  toWhole: number;
};

/**
 * How many letters to add, drop, change or swap with their neighbour (optimal string alignment),
 * or null when even the nearest beginning of `name` needs more than `limit`.
 */
function distance(text: string, name: string, limit: number): Distance | null {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= text.length; row++) {
    const current = [row];
    for (let column = 1; column <= name.length; column++) {
      const same = text[row - 1] === name[column - 1];
      const swapped = text[row - 1] === name[column - 2] && text[row - 2] === name[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return null;
    [beforeLast, last] = [last, current];
  }
  return { toBeginning: Math.min(...last), toWhole: at(last, name.length) };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Without ン's apostrophe and ー, so that kana in the wrong place are not wrong several times. */
function letters(folded: string): string {
  return folded.replace(/['-]/g, "").slice(0, MAX_TEXT_LENGTH);
}

/** The monsters whose names, however spelt, are nearest to a text in which a third may be wrong. */
export function closestNames(index: SearchIndex, text: string, count = 3): Monster[] {
  const wanted = letters(fold(text.slice(0, MAX_TEXT_LENGTH).replace(/\s/g, "")));
  const limit = Math.floor(wanted.length / 3);
  if (limit === 0) return [];
  return [...index.entries().values()]
    .flatMap(({ monster, folded }) => {
      const [name = ""] = folded.split("\n", 1);
      const found = distance(wanted, letters(name), limit);
      return found ? [{ monster, ...found }] : [];
    })
    .sort((a, b) => a.toBeginning - b.toBeginning || a.toWhole - b.toWhole)
    .slice(0, count)
    .map(({ monster }) => monster);
}
