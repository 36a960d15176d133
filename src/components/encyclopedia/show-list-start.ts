import { LIST } from "#src/page/contract.ts";

/** Scrolls to the start of `screen`, if that of its list is out of sight: another list takes its place. */
export function showListStart(screen: Element | null): void {
  const list = screen?.querySelector(`[${LIST}]`);
  if (list && list.getBoundingClientRect().top < 0) screen?.scrollIntoView();
}
