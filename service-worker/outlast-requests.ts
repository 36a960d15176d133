/** Longer than the pauses in which a page loads one thing after the other. */
const QUIET_MS = 2_000;

/**
 * Chromium activates a version that skips waiting when the one before it is idle, and stops that one first. A
 * request that comes in between starts it again, and from then on it counts as idle only half a minute after the last one.
 * So while a version waits, each request keeps this one busy until, most likely, no other comes.
 */
export function outlastRequests(
  event: { waitUntil: (end: Promise<unknown>) => void },
  { waiting }: { readonly waiting: unknown },
): void {
  if (waiting) event.waitUntil(new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
}
