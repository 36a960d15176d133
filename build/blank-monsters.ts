import type { Monster } from "#src/monsters/monster.ts";
import { MONSTER_TYPES, OTHER_TYPES } from "#src/monsters/monster-type.ts";
import { blankId } from "#src/page/boot/fill-card.ts";
import { BLANK_NAME } from "#src/page/contract.ts";

const blank = (type: string | null, level: number | null): Monster => ({
  id: blankId(type),
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
  ...[...MONSTER_TYPES, OTHER_TYPES].map((type) => blank(type, 0)),
  blank(null, null),
];
