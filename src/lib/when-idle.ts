/** Resolves once the page has loaded and the main thread is idle, or a second later. */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await new Promise((resolve) => {
    // Safari has no requestIdleCallback. The timeout is for background pages, which are never idle.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
