import * as v from "valibot";

/**
 * When stored data was fetched, in milliseconds since 1970. Where the clock was ahead, it is when this page
 * was opened: the data would never become stale, and everything that this page fetches is newer.
 */
export const fetchedAtSchema = v.pipe(
  v.number(),
  v.finite(),
  v.transform((fetchedAt) => {
    const now = Date.now();
    return fetchedAt <= now ? fetchedAt : Math.min(performance.timeOrigin, now);
  }),
);
