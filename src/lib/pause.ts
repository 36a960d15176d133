/** Resolves in a task of its own, so that the browser can paint and handle input before it. */
export function pause(): Promise<void> {
  // Safari has no scheduler.
  if ("scheduler" in globalThis && "yield" in scheduler) return scheduler.yield();
  // Not `setTimeout`, which waits for 4 ms when repeated, and for a second in hidden pages.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
