import type { Anatomy } from "#src/monsters/portrait/look.ts";
import type { PlanName } from "#src/monsters/portrait/plans/plans.ts";

/** How a species is built, and what its members may have. */
export type Species = readonly [plan: PlanName, anatomy: Anatomy];

export const CUTE_MOUTHS = ["cat", "smile", "open"] as const;
