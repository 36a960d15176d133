import { createEmitter } from "#src/lib/emitter.ts";

/** The part of the page in the window, in pixels. */
type Viewport = { top: number; height: number };

const measure = (): Viewport => ({ top: scrollY, height: innerHeight });

let followers = 0;

/** As of the last event, or the first question since there is a follower; `null` without followers. */
let last: Viewport | null = null;

/** Subscribes a listener to such events and to changes of the window; returns the function that ends this. */
function follow(event: "scroll" | "keydown") {
  const changes = createEmitter();
  let ownFollowers = 0;
  const update = () => {
    last = measure();
    changes.emit();
  };
  return (listener: () => void) => {
    const unsubscribe = changes.subscribe(listener);
    followers += 1;
    ownFollowers += 1;
    // What listens already is not added again.
    addEventListener(event, update, { passive: true });
    addEventListener("resize", update);
    return () => {
      unsubscribe();
      followers -= 1;
      ownFollowers -= 1;
      if (followers === 0) last = null;
      if (ownFollowers > 0) return;
      removeEventListener(event, update);
      removeEventListener("resize", update);
    };
  };
}

/** Follows the viewport while it is scrolled. */
export const followScrolling = follow("scroll");

/** Follows the viewport from key to key: for what matters to the keyboard alone. */
export const followKeys = follow("keydown");

/**
 * What the window shows. With a follower, the browser is asked only when that changes: between a render and
 * the next frame it would lay out the page at once.
 */
export function viewport(): Viewport {
  if (followers === 0) return measure();
  last ??= measure();
  return last;
}
