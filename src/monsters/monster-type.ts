import { isBlank, plain } from "@monster-field/name-search/text";
import { patternOfType as pattern } from "@monster-field/portraits";

/** The types that have a name and a colour of their own. */
export const MONSTER_TYPES = ["fire", "water", "electric", "grass", "rock", "flying"] as const;

export type MonsterType = (typeof MONSTER_TYPES)[number];

/** The spellings of the known types in all languages. */
export const TYPE_SPELLINGS: Record<MonsterType, readonly string[]> = {
  fire: ["fire", "ほのお", "炎", "火"],
  water: ["water", "みず", "水"],
  electric: ["electric", "でんき", "電気"],
  grass: ["grass", "くさ", "草"],
  rock: ["rock", "いわ", "岩"],
  flying: ["flying", "ひこう", "飛行"],
};

/** Stands for every type that is not known. */
export const OTHER_TYPE = "other";

/** The known type that `text` names, in any case, width, kana or language. */
export function monsterType(text: string | null): MonsterType | typeof OTHER_TYPE {
  const name = plain(text ?? "").trim();
  return MONSTER_TYPES.find((type) => TYPE_SPELLINGS[type].includes(name)) ?? OTHER_TYPE;
}

const SEPARATORS = /[・･/／,，、|｜+＋&＆]/;

/** The parts of a composed type such as `ほのお・ひこう` or `fire/flying`, as written; a simple type is one part. */
export function typeParts(type: string): string[] {
  const parts = type.split(SEPARATORS).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => !isBlank(part));
}

/** The key of a simple type, the same for every spelling: the known type itself, otherwise the plain form. */
export function typeKey(name: string): string {
  const known = monsterType(name);
  return known === OTHER_TYPE ? plain(name).trim() : known;
}

/** Whether a key of `typeKey` is that of a known type. */
export function isKnownType(key: string): key is MonsterType {
  return MONSTER_TYPES.some((type) => type === key);
}

/** The pattern, 1 to 6, behind a type without a colour of its own. */
export function patternOfType(type: string | null): number | undefined {
  const key = typeKey(type || OTHER_TYPE);
  return isKnownType(key) || key === OTHER_TYPE ? undefined : pattern(key);
}
