import type { Monster } from "./fields.ts";

/** All monsters, in the order of the API, as they were at `fetchedAt`, in milliseconds since 1970. */
export type MonsterList = { monsters: Monster[]; fetchedAt: number };

/** The same empty list each time, so that nothing renders again for it. */
export const NO_MONSTERS: readonly Monster[] = [];
