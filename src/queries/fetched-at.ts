import * as v from "valibot";

/**
 * When stored data was fetched, in milliseconds since 1970; now, where the clock was ahead: the data would
 * never become stale.
 */
export const fetchedAtSchema = v.pipe(
  v.number(),
  v.finite(),
  v.transform((fetchedAt) => Math.min(fetchedAt, Date.now())),
);
