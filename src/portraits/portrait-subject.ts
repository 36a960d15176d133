import type { Monster, Stat } from "#src/monsters/monster.ts";

/** What a portrait depends on. */
export type PortraitSubject = Pick<Monster, "id" | "type" | "level" | Stat> &
  Partial<Pick<Monster, "name">>;

/** The element that draws a monster: `portrait-element.ts`. */
export const PORTRAIT_TAG = "monster-portrait";

/** A monster as the attribute `subject` of its portrait. A stat that is no number is drawn as unknown. */
export function writeSubject(monster: { [field in keyof PortraitSubject]?: unknown }): string {
  const { id, name = "", type, level, hp, attack, defense, speed } = monster;
  return JSON.stringify([id, name, type, level, hp, attack, defense, speed]);
}

/** The monster of an attribute that `writeSubject` has written. */
export function readSubject(text: string): PortraitSubject {
  const [id, name, type, level, hp, attack, defense, speed] = JSON.parse(text);
  return { id, name, type, level, hp, attack, defense, speed };
}
