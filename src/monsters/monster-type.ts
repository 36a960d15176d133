import { plain } from "#src/lib/plain-text.ts";

/** The types that have a name and a colour of their own. */
export const MONSTER_TYPES = ["fire", "water", "electric", "grass", "rock", "flying"] as const;

export type MonsterType = (typeof MONSTER_TYPES)[number];

const SPELLINGS: Record<MonsterType, readonly string[]> = {
  fire: ["fire", "ほのお", "炎", "火"],
  water: ["water", "みず", "水"],
  electric: ["electric", "でんき", "電気"],
  grass: ["grass", "くさ", "草"],
  rock: ["rock", "いわ", "岩"],
  flying: ["flying", "ひこう", "飛行"],
};

const TYPE_OF_SPELLING: ReadonlyMap<string, MonsterType> = new Map(
  MONSTER_TYPES.flatMap((type) => SPELLINGS[type].map((spelling) => [spelling, type] as const)),
);

/** The spellings of a known type in all languages. */
export function typeSpellings(type: MonsterType): readonly string[] {
  return SPELLINGS[type];
}

/** The known type that `text` names, in any case, width, kana or language; otherwise "other". */
export function monsterType(text: string | null): MonsterType | "other" {
  return (text !== null && TYPE_OF_SPELLING.get(plain(text).trim())) || "other";
}
