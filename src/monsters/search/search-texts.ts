import { memoizeLast } from "#src/lib/memoize.ts";
import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { foldSpelling } from "./fold-spelling.ts";

/** A text in the forms in which words are searched. */
export type SearchText = { written: string; folded: string };

/** A text in these forms. */
export const searchText = (text: string): SearchText => ({
  written: plain(text),
  folded: foldSpelling(text),
});

/** The names of a list, in its order, and its distinct moves. */
export const searchTexts = memoizeLast((monsters: readonly Monster[]) => {
  const moves = new Set(monsters.flatMap((monster) => monster.moves ?? []));
  return {
    names: monsters.map(({ name }) => searchText(name)),
    moves: new Map(Array.from(moves, (move) => [move, searchText(move)])),
  };
});
