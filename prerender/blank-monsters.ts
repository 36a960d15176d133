import type { Monster } from "#src/monsters/monster.ts";
import { TYPE_CHOICES } from "#src/monsters/search/monster-query.ts";
import { BLANK_NAME } from "./inline/blank-name.ts";

const blank = (type: string | null, level: number | null): Monster => ({
  id: `blank-${type}`,
  name: BLANK_NAME,
  type,
  level,
  hp: null,
  attack: null,
  defense: null,
  speed: null,
  moves: null,
});

/** One monster of each type and one with no known values; `fillCard` uses their cards as templates. */
export const blankMonsters = (): Monster[] => [
  ...TYPE_CHOICES.map((type) => blank(type, 0)),
  blank(null, null),
];
