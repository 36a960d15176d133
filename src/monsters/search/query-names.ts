import { VALUES } from "#src/monsters/monster-values.ts";

/** The names of the search parameters that hold a query. Part of an inline script, so it has to be small. */
export const QUERY_NAMES = [
  "q",
  "favorites",
  "type",
  ...VALUES,
  "ids",
  "sort",
  "order",
  "view",
] as const;
