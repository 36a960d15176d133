import type { MonsterType } from "#src/monsters/monster-type.ts";
import { hash } from "#src/portraits/seeded-random.ts";
import { CREATURES, type Species } from "./creatures.ts";
import { speciesOfName } from "./species-of-name.ts";
import { SPECIES_OF_TYPE } from "./species-of-type.ts";

/** The `SpeciesGroups` that consecutive ids take: neighbours in a list, and most in a grid, differ in outline. */
const GROUPS = [2, 0, 1, 2, 0, 2, 1] as const;

const LONG = 2;

/** How often a group takes a turn before the id `number`. */
function turnsBefore(number: number, group: number): number {
  const count = (groups: readonly number[]) => groups.filter((other) => other === group).length;
  const [rounds, rest] = [Math.floor(number / GROUPS.length), number % GROUPS.length];
  return rounds * count(GROUPS) + count(GROUPS.slice(0, rest));
}

/** The species that the name mentions, or else one of the type, by the id. */
export function pickSpecies(
  { id, name = "" }: { id: string; name?: string },
  family: MonsterType | "other",
): Species {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : hash(id);
  const group = GROUPS[number % GROUPS.length] ?? LONG;
  const named = speciesOfName(name)?.at(group === LONG ? -1 : 0);
  if (named) return named;
  const choices = SPECIES_OF_TYPE[family][group];
  const chosen = choices[turnsBefore(number, group) % choices.length] ?? choices[0];
  return typeof chosen === "string" ? CREATURES[chosen] : chosen;
}
