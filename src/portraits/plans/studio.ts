import type { Dice } from "#src/portraits/dice.ts";
import type { Look } from "#src/portraits/look.ts";
import type { Sketch } from "#src/portraits/sketch.ts";
import type { Traits } from "#src/portraits/traits.ts";

/** All that a plan draws from, and the sketch it draws on. */
export type Studio = { sketch: Sketch; look: Look; traits: Traits; dice: Dice };

/** From this armour on, a monster shows plates. */
export const PLATED_FROM = 0.62;
