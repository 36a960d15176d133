/** Runs `task` once the main thread is idle, or after a second. */
export function requestIdle(task: () => void): void {
  // Safari has no requestIdleCallback. The timeout is for background pages, which are never idle.
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 1_000 });
  else setTimeout(task, 200);
}

/** Runs `task` once the page has loaded and the main thread is idle. */
export function whenIdle(task: () => void): void {
  if (document.readyState === "complete") requestIdle(task);
  else addEventListener("load", () => requestIdle(task), { once: true });
}

/** Resolves once the page has loaded and the main thread is idle. */
export const idle = () => new Promise<void>(whenIdle);
