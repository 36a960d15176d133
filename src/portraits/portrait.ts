import type { Monster } from "#src/monsters/monster.ts";
import { monsterType, typeParts } from "#src/monsters/monster-type.ts";
import { frameSketch } from "./frame.ts";
import { pickLook } from "./look.ts";
import { createPalette } from "./palette.ts";
import { BODY_PLANS } from "./plans/body-plans.ts";
import { seededRandom } from "./seeded-random.ts";
import { newSketch } from "./sketch.ts";
import { pickSpecies } from "./species/pick-species.ts";
import { lookChoices } from "./species/species-of-type.ts";
import type { SvgNode } from "./svg-node.ts";
import { computeTraits } from "./traits.ts";

/** What a portrait depends on. */
export type PortraitSubject = Omit<Monster, "name" | "moves"> & Partial<Pick<Monster, "name">>;

/**
 * Draws a monster; equal monsters get equal portraits. The name decides the species where it names
 * one, otherwise the id does, as well as the details; the type decides the possible species and
 * colours, the level and stats the size and proportions.
 */
export function drawPortrait(monster: PortraitSubject): SvgNode {
  const [type = null] = typeParts(monster.type ?? "");
  const family = monsterType(type);
  const random = seededRandom(monster.id);
  const traits = computeTraits(monster);
  const species = pickSpecies(monster, family);
  const palette = createPalette(family, type, random);
  const sketch = newSketch();
  const look = pickLook(lookChoices(family, species), random);
  BODY_PLANS[species.plan]({ sketch, look, traits, random });
  return frameSketch(sketch, palette, traits, random.between(0.94, 1.06));
}
