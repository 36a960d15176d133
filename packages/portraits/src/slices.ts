/** How long to work without a pause. Less than a frame, so that input hardly waits; a slow device does less in it. */
const SLICE_MS = 8;

/** Lets the browser paint and handle input. Chrome 126 has the one without the other, Safari neither. */
const pause = () =>
  "scheduler" in globalThis && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Visits all items in their order, and yields in between: short lists are done in one task. */
export async function forEachInSlices<Item>(
  items: readonly Item[],
  visit: (item: Item) => void,
): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() > end) {
      await pause();
      end = performance.now() + SLICE_MS;
    }
    visit(item);
  }
}
