import { pause, SLICE_MS } from "./pause.ts";

/** Returns a function for long loops: it starts a pause, to be awaited, once there was none for 8 ms. */
export function createPacer(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() <= end) return undefined;
    return pause().then(() => {
      end = performance.now() + SLICE_MS;
    });
  };
}

/** Visits all items in their order, with pauses: short lists are done without one. */
export async function visitInSlices<Item>(
  items: readonly Item[],
  visit: (item: Item, index: number) => void,
): Promise<void> {
  const pace = createPacer();
  for (const [index, item] of items.entries()) {
    const paused = pace();
    if (paused) await paused;
    visit(item, index);
  }
}
