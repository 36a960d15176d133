import { startTransition, useEffect, useState } from "react";
import { PRERENDERED } from "#src/page/marks.ts";

/** Whether the page still shows the HTML of the build. */
export const isPrerendered = (): boolean =>
  import.meta.env.SSR || document.documentElement.hasAttribute(PRERENDERED);

/**
 * Whether what is rendered may differ from the HTML of the build. It becomes so after hydration, in small steps: with the
 * router's `useHydrated`, React renders all its users again in the task that ends hydration, the longest of a start.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(() => !isPrerendered());
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
