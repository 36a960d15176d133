import type { Monster, Stat } from "#src/monsters/monster.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { type Choices, diceOf, hash } from "./dice.ts";
import { framed } from "./frame.ts";
import { lookOf } from "./look.ts";
import { paletteOf } from "./palette.ts";
import { PLANS } from "./plans/plans.ts";
import { newSketch } from "./sketch.ts";
import { speciesOf } from "./species/families.ts";
import type { SvgNode } from "./svg-node.ts";
import { traitsOf } from "./traits.ts";

/** What a portrait is drawn from. */
export type Portrayed = Pick<Monster, "id" | "type" | "level" | Stat>;

/** Numbered monsters take turns, so that neighbours in a list are of different species. */
function memberOf<T>(species: Choices<T>, id: string): T {
  const turn = /^\d{1,9}$/.test(id) ? Number(id) : hash(id);
  return species[turn % species.length] ?? species[0];
}

/**
 * The face of a monster, the same every time: its id decides who it is, its type
 * the family, its level and stats how grown, broad, fierce, sturdy and slender it is.
 */
export function portraitOf(monster: Portrayed): SvgNode {
  const family = monsterType(monster.type);
  const dice = diceOf(monster.id);
  const traits = traitsOf(monster);
  const [plan, anatomy] = memberOf(speciesOf(family, monster.type), monster.id);
  const palette = paletteOf(family, monster.type, dice);
  const sketch = newSketch();
  PLANS[plan]({ sketch, look: lookOf(anatomy, dice), traits, dice });
  return framed(sketch, palette, traits, dice.between(0.94, 1.06));
}
