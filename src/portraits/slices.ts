import { yieldToMain } from "#src/lib/scheduling.ts";

/** How long to work without a pause. Less than a frame, so that input hardly waits; a slow device does less in it. */
const SLICE_MS = 8;

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
