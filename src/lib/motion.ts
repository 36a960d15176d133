import { noop } from "./noop.ts";

/** Whether the visitor has asked the device for less motion. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Runs `commit`, which shows another page, in a view transition, where the browser supports it and
 * the visitor has not asked for reduced motion. Resolves when the page is shown; the animation may
 * still be running.
 */
export async function showWithTransition(commit: () => Promise<void>): Promise<void> {
  if (!("startViewTransition" in document) || prefersReducedMotion()) return commit();
  const transition = document.startViewTransition(commit);
  // These reject when the next transition or a hidden page skips this one, which is not an error.
  transition.ready.catch(noop);
  transition.finished.catch(noop);
  return transition.updateCallbackDone;
}
