import { createEmitter } from "#src/lib/emitter.ts";

/** The part of the page in the window, in pixels. */
type Viewport = { top: number; height: number };

const measure = (): Viewport => ({ top: scrollY, height: innerHeight });

const changes = createEmitter();

let subscribers = 0;

/** As of the last event, or the first question after a subscription; `null` without subscribers. */
let last: Viewport | null = null;

function update(): void {
  last = measure();
  changes.emit();
}

/** Calls `listener` when the page is scrolled or the window resized, and returns the function that ends this. */
export function subscribeToViewport(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  subscribers += 1;
  // What listens already is not added again.
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  return () => {
    unsubscribe();
    subscribers -= 1;
    if (subscribers > 0) return;
    removeEventListener("scroll", update);
    removeEventListener("resize", update);
    last = null;
  };
}

/**
 * What the window shows. With a subscriber, the browser is asked only when that changes: between a render and
 * the next frame it would lay out the page at once.
 */
export function viewport(): Viewport {
  if (subscribers === 0) return measure();
  last ??= measure();
  return last;
}
