import type { Dice } from "#src/monsters/portrait/dice.ts";
import type { Look } from "#src/monsters/portrait/look.ts";
import type { Sketch } from "#src/monsters/portrait/sketch.ts";
import type { Traits } from "#src/monsters/portrait/traits.ts";

/** All that a plan draws from, and the sketch it draws on. */
export type Studio = { sketch: Sketch; look: Look; traits: Traits; dice: Dice };

/** From this armour on, a monster shows plates. */
export const PLATED_FROM = 0.62;
