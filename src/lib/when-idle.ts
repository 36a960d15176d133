/** Runs `task` once the page has loaded and the main thread has nothing better to do. */
export function whenIdle(task: () => void): void {
  const request = () => {
    // Safari has no requestIdleCallback; and a page in the background is never idle.
    if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 1_000 });
    else setTimeout(task, 200);
  };
  if (document.readyState === "complete") request();
  else addEventListener("load", request, { once: true });
}
