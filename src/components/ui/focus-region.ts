/**
 * Moves the focus to the region around `element`, which is about to be removed. Otherwise the focus
 * would go to the top of the page.
 */
export function focusRegionAround(element: Element): void {
  element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
