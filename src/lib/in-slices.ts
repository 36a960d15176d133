import { pause } from "./pause.ts";

/** A frame has 16. */
const SLICE_MS = 8;

/** Visits all items in their order, with pauses: short lists are done without one. */
export async function visitInSlices<Item>(
  items: readonly Item[],
  visit: (item: Item, index: number) => void,
): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    if (performance.now() > end) {
      await pause();
      end = performance.now() + SLICE_MS;
    }
    visit(item, index);
  }
}
