import type { MonsterType } from "#src/monsters/monster-type.ts";
import { type Choices, hash } from "#src/portraits/seeded-random.ts";
import { ELECTRIC } from "./electric.ts";
import { FIRE } from "./fire.ts";
import { FLYING } from "./flying.ts";
import { GRASS } from "./grass.ts";
import { OTHER } from "./other.ts";
import { ROCK } from "./rock.ts";
import type { Species } from "./species.ts";
import { WATER } from "./water.ts";

const SPECIES_BY_TYPE: Record<MonsterType | "other", Choices<Species>> = {
  fire: FIRE,
  water: WATER,
  electric: ELECTRIC,
  grass: GRASS,
  rock: ROCK,
  flying: FLYING,
  other: OTHER,
};

/** The species of a type. An unknown type has half of those in `OTHER`, chosen by its text. */
export function speciesOfType(
  family: MonsterType | "other",
  type: string | null,
): Choices<Species> {
  const all = SPECIES_BY_TYPE[family];
  if (family !== "other" || type === null) return all;
  const first = hash(type) % all.length;
  const at = (offset: number) => all[(first + offset) % all.length] ?? all[0];
  return [at(0), at(1), at(3), at(6)];
}
