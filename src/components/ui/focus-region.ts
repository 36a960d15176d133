import { holdPlace } from "./hold-place.ts";

/** What around `element` can take the focus without being a stop of the Tab key, or else the main content. */
export function regionAround(element: Element | null): HTMLElement | null {
  const region = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return region ?? document.querySelector("main");
}

/** Moves the focus from `element`, which is about to be removed, to the region around it. */
export function focusRegionAround(element: Element): void {
  regionAround(element)?.focus({ preventScroll: true });
}

/** The click handler of a control that is removed by its own `action`; keeps the focus in the region, and its place. */
export function keepingFocus(action: () => void) {
  return ({ currentTarget }: { currentTarget: Element }): void => {
    holdPlace(currentTarget);
    focusRegionAround(currentTarget);
    action();
  };
}
