/** Lets the browser paint and handle input before what comes next. */
export async function yieldToMain(): Promise<void> {
  // Chrome 126 has the one without the other, Safari neither.
  if ("scheduler" in globalThis && "yield" in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}

/** A hidden page is never painted, so the wait has to end by itself. */
const PAINT_TIMEOUT_MS = 100;

/** Resolves after the next paint, or after a tenth of a second without one. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** Resolves once the main thread is idle, or a second later. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback. The timeout is for background pages, which are never idle.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
