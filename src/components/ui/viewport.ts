import { createEmitter } from "#src/lib/emitter.ts";

/** The part of the page in the window, in pixels. */
type Viewport = { top: number; height: number };

const measure = (): Viewport => ({ top: scrollY, height: innerHeight });

/** As of the last event, or the first question since a follower left. */
let last: Viewport | null = null;

/** Subscribes a listener to such events and to changes of the window; returns the function that ends this. */
function follow(event: "scroll" | "keydown") {
  const changes = createEmitter();
  const update = () => {
    last = measure();
    changes.emit();
  };
  return (listener: () => void) => {
    const unsubscribe = changes.subscribe(listener);
    // What listens already is not added again, and goes on without followers.
    addEventListener(event, update, { passive: true });
    addEventListener("resize", update);
    return () => {
      unsubscribe();
      last = null;
    };
  };
}

/** Follows the viewport while it is scrolled. */
export const followScrolling = follow("scroll");

/** Follows the viewport from key to key: for what matters to the keyboard alone. */
export const followKeys = follow("keydown");

/** What the window shows, measured only when that changes: after a render it would cost a layout. */
export function viewport(): Viewport {
  last ??= measure();
  return last;
}
