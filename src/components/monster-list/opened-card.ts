import type { MouseEvent } from "react";
import { readStorage, writeStorage } from "#src/lib/storage.ts";

const STORAGE_PREFIX = "opened-card:";

/** Stores which monster was opened from the list of this history entry, to focus its card after Back and Forward. */
export function rememberOpenedCard(entry: string, id: string | null): void {
  writeStorage("session", STORAGE_PREFIX + entry, id);
}

/** The id of the monster last opened from this history entry. */
export function openedCard(entry: string): string | null {
  return readStorage("session", STORAGE_PREFIX + entry);
}

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
