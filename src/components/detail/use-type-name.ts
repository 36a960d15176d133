import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { isKnownType, monsterType } from "#src/monsters/monster-type.ts";

/** The name of a monster's type in the language of the page, or as the API wrote it. */
export function useTypeName({ type }: Pick<Monster, "type">): string {
  const { types } = useMessages();
  const known = monsterType(type);
  return isKnownType(known) ? types[known] : (type ?? "");
}
