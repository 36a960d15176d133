import type { Monster } from "#src/monsters/monster.ts";
import { SUGGESTION_COUNT, suggestNames } from "./closest-names.ts";
import { findMonsters } from "./find-monsters.ts";
import { DEFAULT_QUERY } from "./monster-query.ts";
import type { SearchIndex } from "./search-index.ts";
import { splitWords } from "./words.ts";

/**
 * The monsters to suggest for a text, best first: those that it finds, then those with the closest
 * names. None for a text without words.
 */
export function suggestMonsters(index: SearchIndex, text: string): Monster[] {
  if (splitWords(text).length === 0) return [];
  const found = findMonsters(index, { ...DEFAULT_QUERY, text }, SUGGESTION_COUNT);
  return [...found, ...suggestNames(index, text, found)].slice(0, SUGGESTION_COUNT);
}
