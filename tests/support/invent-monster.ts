import { blankMonster, type Monster } from "#src/monsters/fields.ts";

/** A monster of which only this is known, besides an id and a name. */
export const inventMonster = (known: Partial<Monster> = {}): Monster => ({
  ...blankMonster("x", "ナゾモン"),
  ...known,
});

/** Monsters of which only these names are known, numbered from 1. */
export const inventMonsters = (...names: string[]): Monster[] =>
  names.map((name, index) => inventMonster({ id: String(index + 1), name }));
