import type { LookChoices } from "#src/portraits/look.ts";
import type { BodyPlanName } from "#src/portraits/plans/body-plans.ts";
import type { Choices } from "#src/portraits/seeded-random.ts";

/** The body plan of a species, and the parts that its members may have. */
export type Species = readonly [plan: BodyPlanName, choices: LookChoices];

/** Species in three groups whose outlines differ: those that stand, are round, or are long or winged. */
export type SpeciesGroups = readonly [
  upright: Choices<Species>,
  round: Choices<Species>,
  long: Choices<Species>,
];
