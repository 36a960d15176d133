/**
 * Moves the focus to the region around `element`, which is about to go away:
 * otherwise the keyboard would start at the top of the page.
 */
export function focusRegionAround(element: Element): void {
  element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
