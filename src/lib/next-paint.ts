/** A hidden page is never painted, so the wait has to end by itself. */
const PAINT_TIMEOUT_MS = 100;

/** Resolves after the next paint, or after a tenth of a second without one. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}
