import { useElementScrollRestoration } from "@tanstack/react-router";

/**
 * The height in pixels to reserve for a list until it is rendered, so that the scroll position can be
 * restored; `undefined` on a first visit.
 */
export function useReservedHeight(): number | undefined {
  const lastScroll = useElementScrollRestoration({ getElement: () => window });
  return lastScroll && lastScroll.scrollY + innerHeight;
}
