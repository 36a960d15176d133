import type { LookChoices } from "#src/portraits/look.ts";
import type { BodyPlanName } from "#src/portraits/plans/body-plans.ts";

/** The body plan of a species, and the parts that its members may have. */
export type Species = readonly [plan: BodyPlanName, choices: LookChoices];

export const CUTE_MOUTHS = ["cat", "smile", "open"] as const;
