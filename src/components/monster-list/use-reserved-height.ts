import { useElementScrollRestoration, useHydrated } from "@tanstack/react-router";

/**
 * The height in pixels that a list needs, until it has its own, so that the page can be scrolled to
 * where it was when it was left; `undefined` on a first visit.
 */
export function useReservedHeight(): number | undefined {
  const left = useElementScrollRestoration({ getElement: () => window });
  // The page that was written ahead knows of no visit.
  return useHydrated() && left ? left.scrollY + innerHeight : undefined;
}
