import type { MouseEvent } from "react";

const MIDDLE_BUTTON = 1;

/** Opens the link of a card whose name or number, which lie above it, is clicked, as a click on the link would. */
export function openFromName({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const name = target instanceof Element && target.closest("h2, h3, [title]");
  const isSelecting = button !== MIDDLE_BUTTON && getSelection()?.isCollapsed === false;
  if (!name || button > MIDDLE_BUTTON || isSelecting) return;
  // A new tab: Ctrl or, on a Mac, Meta.
  const isNewTab = button === MIDDLE_BUTTON || ctrlKey || metaKey;
  const keys = { ctrlKey: isNewTab, metaKey: isNewTab, shiftKey };
  const click = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  name.closest("article")?.querySelector("a")?.dispatchEvent(click);
}
