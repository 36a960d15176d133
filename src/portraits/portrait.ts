import type { Monster, Stat } from "#src/monsters/monster.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { frameSketch } from "./frame.ts";
import { pickLook } from "./look.ts";
import { createPalette } from "./palette.ts";
import { BODY_PLANS } from "./plans/body-plans.ts";
import { type Choices, hash, seededRandom } from "./seeded-random.ts";
import { newSketch } from "./sketch.ts";
import type { Species } from "./species/species.ts";
import { speciesOfType } from "./species/species-of-type.ts";
import type { SvgNode } from "./svg-node.ts";
import { computeTraits } from "./traits.ts";

/** What a portrait depends on. */
export type PortraitSubject = Pick<Monster, "id" | "type" | "level" | Stat>;

/** Consecutive ids get different species, so that neighbours in a list look different. */
function pickSpecies(species: Choices<Species>, id: string): Species {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : hash(id);
  return species[number % species.length] ?? species[0];
}

/**
 * Draws a monster; equal monsters get equal portraits. The id decides the species and its details,
 * the type the possible species and colours, the level and stats the size and proportions.
 */
export function drawPortrait(monster: PortraitSubject): SvgNode {
  const family = monsterType(monster.type);
  const random = seededRandom(monster.id);
  const traits = computeTraits(monster);
  const [plan, choices] = pickSpecies(speciesOfType(family, monster.type), monster.id);
  const palette = createPalette(family, monster.type, random);
  const sketch = newSketch();
  BODY_PLANS[plan]({ sketch, look: pickLook(choices, random), traits, random });
  return frameSketch(sketch, palette, traits, random.between(0.94, 1.06));
}
