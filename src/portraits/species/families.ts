import type { MonsterType } from "#src/monsters/monster-type.ts";
import { type Choices, hash } from "#src/portraits/dice.ts";
import { ELECTRIC } from "./electric.ts";
import { FIRE } from "./fire.ts";
import { FLYING } from "./flying.ts";
import { GRASS } from "./grass.ts";
import { OTHER } from "./other.ts";
import { ROCK } from "./rock.ts";
import type { Species } from "./species.ts";
import { WATER } from "./water.ts";

const FAMILIES: Record<MonsterType | "other", Choices<Species>> = {
  fire: FIRE,
  water: WATER,
  electric: ELECTRIC,
  grass: GRASS,
  rock: ROCK,
  flying: FLYING,
  other: OTHER,
};

/** The species of a type. Of those that fit no type, each further type has half as its own. */
export function speciesOf(family: MonsterType | "other", type: string | null): Choices<Species> {
  const all = FAMILIES[family];
  if (family !== "other" || type === null) return all;
  const from = hash(type) % all.length;
  const own = (offset: number) => all[(from + offset) % all.length] ?? all[0];
  return [own(0), own(1), own(3), own(6)];
}
