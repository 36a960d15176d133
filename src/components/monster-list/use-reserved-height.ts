import { useElementScrollRestoration, useHydrated } from "@tanstack/react-router";

/**
 * The height in pixels to reserve for a list until it is rendered, so that the scroll position can be
 * restored; `undefined` on a first visit.
 */
export function useReservedHeight(): number | undefined {
  const lastScroll = useElementScrollRestoration({ getElement: () => window });
  // The prerendered HTML has no reserved height.
  return useHydrated() && lastScroll ? lastScroll.scrollY + innerHeight : undefined;
}
