import type { Monster } from "#src/monsters/monster.ts";
import type { Range, RangeKey } from "./monster-query.ts";
import { searchIndex } from "./search-index.ts";

/** The lowest and the highest value in a list; without ends when none is known. */
export const valueBounds = (monsters: readonly Monster[], key: RangeKey): Range =>
  searchIndex(monsters).bounds.get()[key];
