import { useEffect, useEffectEvent } from "react";
import { isForInputMethod } from "./composition.ts";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

/** Apple's systems edit text with Ctrl, and have ⌘ for shortcuts. */
const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** How a key with Ctrl is written; on Apple's systems it is one with ⌘. */
export const commandLabel = (key: string) => (isApple() ? `⌘${key}` : `Ctrl+${key}`);

/** The name of what is pressed, see `useShortcuts`; `null` with keys held that no shortcut has. */
function shortcutOf(event: KeyboardEvent): string | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const [isCommand, isOther] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || isOther) return null;
  if (!isCommand) return key;
  return shiftKey ? null : `Ctrl+${key.toUpperCase()}`;
}

/** Whether a text field or an open dialog handles the key. */
const isHandledElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(TEXT_FIELDS) !== null) ||
  document.querySelector("dialog[open]") !== null;

/**
 * Calls the action for a key (named as in `KeyboardEvent.key`) pressed anywhere on the page. One with
 * Ctrl (`Ctrl+K`; ⌘ on Apple's systems) also takes effect in text fields and dialogs.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null || event.defaultPrevented || isForInputMethod(event)) return;
    const action = Object.hasOwn(shortcuts, shortcut) ? shortcuts[shortcut] : undefined;
    const isCommand = shortcut !== event.key;
    if (!action || (!isCommand && isHandledElsewhere(event))) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
