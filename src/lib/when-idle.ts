/** Runs `task` once the page has loaded and the main thread is idle. */
export function whenIdle(task: () => void): void {
  const request = () => {
    // Safari has no requestIdleCallback. The timeout is for background pages, which are never idle.
    if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 1_000 });
    else setTimeout(task, 200);
  };
  if (document.readyState === "complete") request();
  else addEventListener("load", request, { once: true });
}

/** Resolves once the page has loaded and the main thread is idle. */
export const idle = () => new Promise<void>(whenIdle);
