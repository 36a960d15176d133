/** What a portrait depends on. All but the id may be unknown. */
export type PortraitSubject = {
  id: string;
  /** In hiragana and lower case, with letters and marks composed, as in its words of species. */
  name?: string;
  /** One of `PortraitType`, or the text of another type, in the form of the name. */
  type: string | null;
  level: number | null;
  hp: number | null;
  attack: number | null;
  defense: number | null;
  speed: number | null;
};

/** The types that have species and colours of their own. */
export type PortraitType = "fire" | "water" | "electric" | "grass" | "rock" | "flying";

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

/** The pattern, 1 to 6, of a type without colours of its own. These factors suit the hues of common types. */
export function patternOfType(type: string): number {
  let sum = 0;
  for (const letter of type) sum = (sum * 5407 + letter.charCodeAt(0)) % 10924;
  return 1 + (sum % 6);
}
