import { createEmitter } from "#src/lib/emitter.ts";

/** The part of the page in the window, in pixels. */
type Viewport = { top: number; height: number };

const measure = (): Viewport => ({ top: scrollY, height: innerHeight });

/** As of the last event. */
let last: Viewport | undefined;

/** Returns a function that subscribes a listener to this event and to the size of the window. */
function follow(event: "scroll" | "keydown") {
  const changes = createEmitter();
  const update = () => {
    last = measure();
    changes.emit();
  };
  return (listener: () => void) => {
    // Adding the same listener again has no effect. It is never removed: without subscribers it only measures.
    addEventListener(event, update, { passive: true });
    addEventListener("resize", update);
    return changes.subscribe(listener);
  };
}

/** Follows the viewport while it is scrolled. */
export const followScrolling = follow("scroll");

/** Follows the viewport at each key press, for what only keyboard users need. */
export const followKeys = follow("keydown");

/** The part of the page in the window. Measured only at events: after a render it would force a layout. */
export function viewport(): Viewport {
  last ??= measure();
  return last;
}

/** Whether the visitor has pinched the page larger. Swipes and arrow keys then move the window over it. */
export const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
