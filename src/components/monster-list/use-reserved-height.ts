import { useElementScrollRestoration } from "@tanstack/react-router";
import { useAfterHydration } from "#src/lib/use-after-hydration.ts";

/** The height in pixels that restoring the scroll position of a list takes; `undefined` on a first visit. */
export function useReservedHeight(): number | undefined {
  const lastScroll = useElementScrollRestoration({ getElement: () => window });
  // The prerendered HTML has no reserved height.
  return useAfterHydration(undefined, lastScroll && lastScroll.scrollY + innerHeight);
}
