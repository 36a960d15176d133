import type { Anatomy } from "#src/portraits/look.ts";
import type { PlanName } from "#src/portraits/plans/plans.ts";

/** How a species is built, and what its members may have. */
export type Species = readonly [plan: PlanName, anatomy: Anatomy];

export const CUTE_MOUTHS = ["cat", "smile", "open"] as const;
