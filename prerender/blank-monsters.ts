import type { Monster } from "#src/monsters/monster.ts";
import { TYPE_CHOICES } from "#src/monsters/search/monster-query.ts";
import { BLANK_NAME } from "./inline/blank-name.ts";

/** One monster of each type, whose cards the page takes to fill them with others. */
export function blankMonsters(): Monster[] {
  return TYPE_CHOICES.map((type, index) => ({
    id: String(index),
    name: BLANK_NAME,
    type,
    level: 0,
    hp: null,
    attack: null,
    defense: null,
    speed: null,
    moves: null,
  }));
}
