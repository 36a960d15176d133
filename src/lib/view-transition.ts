import { noop } from "@tanstack/react-query";

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Runs `commit`, which shows another page, within a view transition, where the browser knows them
 * and the visitor does not mind motion.
 * @returns when the page is shown; the motion goes on behind.
 */
export async function showWithTransition(commit: () => Promise<void>): Promise<void> {
  if (!("startViewTransition" in document) || prefersStillness()) return commit();
  const transition = document.startViewTransition(commit);
  // One that the next transition cuts short, or that a hidden page leaves out, is no error.
  transition.ready.catch(noop);
  transition.finished.catch(noop);
  return transition.updateCallbackDone;
}
