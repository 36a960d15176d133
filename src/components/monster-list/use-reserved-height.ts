import { useElementScrollRestoration } from "@tanstack/react-router";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";

/**
 * The height in pixels to reserve for a list until it is rendered, so that the scroll position can be
 * restored; `undefined` on a first visit.
 */
export function useReservedHeight(): number | undefined {
  const lastScroll = useElementScrollRestoration({ getElement: () => window });
  // The prerendered HTML has no reserved height.
  return useAfterHydration<number | undefined>(
    undefined,
    lastScroll && lastScroll.scrollY + innerHeight,
  );
}
