import { useElementScrollRestoration } from "@tanstack/react-router";
import { viewport } from "#src/components/ui/viewport.ts";
import { useHydrated } from "#src/lib/use-hydrated.ts";

/** The height in pixels that restoring the scroll position of a list takes; `undefined` on a first visit. */
export function useReservedHeight(): number | undefined {
  const lastScroll = useElementScrollRestoration({ getElement: () => window });
  // The prerendered HTML has no reserved height.
  return useHydrated() && lastScroll ? lastScroll.scrollY + viewport().height : undefined;
}
