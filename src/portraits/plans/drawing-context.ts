import type { SeededRandom } from "#src/lib/seeded-random.ts";
import type { Look } from "#src/portraits/look.ts";
import type { Sketch } from "#src/portraits/sketch.ts";
import type { Traits } from "#src/portraits/traits.ts";

/** What a body plan draws from, and the sketch that it draws on. */
export type DrawingContext = { sketch: Sketch; look: Look; traits: Traits; random: SeededRandom };

/** From this armour on, plates are drawn. */
export const PLATES_MIN_ARMOUR = 0.62;
