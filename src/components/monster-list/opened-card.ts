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

/** Keeps a link from being followed with the click that ends the selection of its text. */
export function keepSelection(event: MouseEvent): void {
  const { target, detail, shiftKey } = event;
  const selection = getSelection();
  // Keys have no `detail`, and Shift selects up to a link that it opens in another window.
  if (detail === 0 || shiftKey || !selection || selection.isCollapsed) return;
  if (!(target instanceof Element && selection.containsNode(target, true))) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Opens the link of a card whose number, which lies above it, is clicked, as a click on the link would. */
export function openFromNumber({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const number = target instanceof Element && target.closest("[title]");
  if (!number || button > MIDDLE_BUTTON) return;
  // A new tab: Ctrl or, on a Mac, Meta.
  const isNewTab = button === MIDDLE_BUTTON || ctrlKey || metaKey;
  const keys = { ctrlKey: isNewTab, metaKey: isNewTab, shiftKey };
  const click = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  number.closest("article")?.querySelector("a")?.dispatchEvent(click);
}
