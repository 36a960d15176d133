/** A hidden page is never painted, so the wait has to end by itself. */
const PAINT_TIMEOUT_MS = 100;

/** Resolves after the next paint, or after `timeoutMs` milliseconds without one. */
export function nextPaint(timeoutMs = PAINT_TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, timeoutMs);
  });
}
