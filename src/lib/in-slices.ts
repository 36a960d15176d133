import { pause, SLICE_MS } from "./pause.ts";

const SLICE_LENGTH = 500;

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

/** A list in slices; reading or checking one of 500 takes a slow phone a few milliseconds, at most 50. */
export function* slicesOf<Item>(list: readonly Item[]): Generator<Item[]> {
  for (let index = 0; index < list.length; index += SLICE_LENGTH)
    yield list.slice(index, index + SLICE_LENGTH);
}
