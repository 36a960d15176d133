import * as v from "valibot";

/**
 * When stored data was fetched, in milliseconds since 1970. If the clock was ahead, this is the time when the page was
 * opened: otherwise the data would never become stale, and would count as newer than what this page fetches.
 */
export const fetchedAtSchema = v.pipe(
  v.number(),
  v.finite(),
  v.transform((fetchedAt) => {
    const now = Date.now();
    return fetchedAt <= now ? fetchedAt : Math.min(performance.timeOrigin, now);
  }),
);
