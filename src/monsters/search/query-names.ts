import { STATS } from "#src/monsters/monster.ts";

/** The names of the search parameters that hold a query. Part of an inline script, so it has to be small. */
export const QUERY_NAMES = [
  "q",
  "favorites",
  "type",
  "level",
  ...STATS,
  "ids",
  "sort",
  "order",
  "view",
] as const;
