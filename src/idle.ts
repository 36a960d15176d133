/** Runs `task` once the page has loaded and the main thread has nothing better to do. */
export function whenIdle(task: () => void): void {
  const request = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 5_000 });
    else setTimeout(task, 1_000);
  };
  if (document.readyState === "complete") request();
  else addEventListener("load", request, { once: true });
}
