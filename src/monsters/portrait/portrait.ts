import type { Monster, Stat } from "#src/monsters/monster.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { diceOf } from "./dice.ts";
import { framed } from "./frame.ts";
import { lookOf } from "./look.ts";
import { paletteOf } from "./palette.ts";
import { PLANS } from "./plans/plans.ts";
import type { Sketch } from "./sketch.ts";
import { speciesOf } from "./species/families.ts";
import type { SvgNode } from "./svg-node.ts";
import { traitsOf } from "./traits.ts";

/** What a portrait is drawn from. */
export type Portrayed = Pick<Monster, "id" | "type" | "level" | Stat>;

/**
 * The face of a monster, the same every time: its id decides who it is, its type
 * the family, its level and stats how grown, broad, fierce, sturdy and slender it is.
 */
export function portraitOf(monster: Portrayed): SvgNode {
  const family = monsterType(monster.type);
  const dice = diceOf(monster.id);
  const traits = traitsOf(monster);
  const [plan, anatomy] = dice.pick(speciesOf(family, monster.type));
  const palette = paletteOf(family, monster.type, dice);
  const sketch: Sketch = { marks: [] };
  PLANS[plan]({ sketch, look: lookOf(anatomy, dice), traits, dice });
  return framed(sketch, palette, traits);
}
