/** How long to work without a pause. Less than a frame, so that input hardly waits; a slow device does less in it. */
const SLICE_MS = 8;

/** Lets the browser paint and handle input before what comes next. */
export function yieldToMain(): Promise<void> {
  // Chrome 126 has the one without the other, Safari neither.
  if ("scheduler" in globalThis && "yield" in scheduler) return scheduler.yield();
  // Not a timer: browsers make those wait, in hidden tabs for a second.
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}

/** Visits all items in their order, and yields in between: short lists are done in one task. */
export async function forEachInSlices<Item>(
  items: readonly Item[],
  visit: (item: Item) => void,
): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() > end) {
      await yieldToMain();
      end = performance.now() + SLICE_MS;
    }
    visit(item);
  }
}
