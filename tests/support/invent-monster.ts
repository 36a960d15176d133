import type { Monster } from "#src/monsters/monster.ts";

const UNKNOWN: Monster = {
  id: "x",
  name: "ナゾモン",
  type: null,
  level: null,
  moves: null,
  hp: null,
  attack: null,
  defense: null,
  speed: null,
};

/** A monster of which only this is known, besides an id and a name. */
export const inventMonster = (known: Partial<Monster> = {}): Monster => ({ ...UNKNOWN, ...known });

/** Monsters of which only these names are known, numbered from 1. */
export const inventMonsters = (...names: string[]): Monster[] =>
  names.map((name, index) => inventMonster({ id: String(index + 1), name }));
