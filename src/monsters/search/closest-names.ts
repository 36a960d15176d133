import type { Monster } from "#src/monsters/monster.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { MAX_TEXT_LENGTH } from "./monster-query.ts";
import type { SearchIndex } from "./search-index.ts";

/** Edit distances from a text to a name. */
type Distance = {
  /** To the closest prefix of the name, so that a half-typed name is close to it. */
  toPrefix: number;
  toWhole: number;
};

/**
 * The optimal string alignment distance: insertions, deletions, substitutions and swaps of
 * neighbouring letters. `null` when it is over `limit` for every prefix of `name`.
 */
function editDistance(text: string, name: string, limit: number): Distance | null {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= text.length; row++) {
    const current = [row];
    for (let column = 1; column <= name.length; column++) {
      const same = text[row - 1] === name[column - 1];
      const swapped = text[row - 1] === name[column - 2] && text[row - 2] === name[column - 1];
      current[column] = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (same ? 0 : 1),
        swapped ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return null;
    [beforeLast, last] = [last, current];
  }
  return { toPrefix: Math.min(...last), toWhole: cell(last, name.length) };
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Drops the signs for ん and ー, so that a wrong kana does not count as several errors. */
function comparableLetters(folded: string): string {
  return folded.replace(/['-]/g, "").slice(0, MAX_TEXT_LENGTH);
}

/**
 * The monsters whose names are closest to a text, in any spelling, closest first. At most a third of
 * the text's letters may be wrong.
 */
export function closestNames(index: SearchIndex, text: string, count = 3): Monster[] {
  const wanted = comparableLetters(foldSpelling(text.slice(0, MAX_TEXT_LENGTH).replace(/\s/g, "")));
  const limit = Math.floor(wanted.length / 3);
  if (limit === 0) return [];
  return [...index.entries().values()]
    .flatMap(({ monster, folded }) => {
      const [name = ""] = folded.split("\n", 1);
      const found = editDistance(wanted, comparableLetters(name), limit);
      return found ? [{ monster, ...found }] : [];
    })
    .sort((a, b) => a.toPrefix - b.toPrefix || a.toWhole - b.toWhole)
    .slice(0, count)
    .map(({ monster }) => monster);
}
