import { useEffect, useEffectEvent } from "react";
import { readStorage, writeStorage } from "#src/lib/storage.ts";

/** What browsers report for any key that goes to an input method. */
const KEY_OF_INPUT_METHOD = 229;

/** Whether a key goes to an input method. In Safari the one that ends a composition comes after it. */
export const isForInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === KEY_OF_INPUT_METHOD;

const TEXT_FIELDS = "input:not([type=checkbox]), textarea, select, [contenteditable]";

const COMMAND = "Ctrl+";

/** Apple's systems edit text with Ctrl, and have ⌘ for shortcuts. */
const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** How a key with Ctrl is written; on Apple's systems it is one with ⌘. */
export const commandLabel = (key: string) => (isApple() ? `⌘${key}` : `Ctrl+${key}`);

const STORAGE_KEY = "character-keys";

/** What was chosen in this visit, where nothing can be stored. */
let unstored: boolean | null = null;

/** Whether a character alone, such as "?", is a shortcut. To who speaks to the device that is a trap. */
export const hasCharacterKeys = (): boolean =>
  unstored ?? readStorage("local", STORAGE_KEY) !== "off";

/** Turns the shortcuts of a single character on or off, and stores that for the next visits. */
export function chooseCharacterKeys(isOn: boolean): void {
  unstored = writeStorage("local", STORAGE_KEY, isOn ? null : "off") ? null : isOn;
}

/** The key as in `KeyboardEvent.key`; where that is not Latin, the key at the same place of a US keyboard. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const name = key.normalize("NFKC");
  if (/^(?!Process)[ -~]+$/.test(name)) return name;
  if (code === "Slash") return shiftKey ? "?" : "/";
  return code.replace("Key", "");
}

/** The name of what is pressed, see `useShortcuts`; `null` with keys held that no shortcut has, or without a key. */
function shortcutOf(event: KeyboardEvent): string | null {
  // Such as Chrome's autofill sends.
  if (!event.key) return null;
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const [isCommand, isOther] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || isOther) return null;
  if (!isCommand) return keyOf(event);
  return shiftKey ? null : COMMAND + keyOf(event).toUpperCase();
}

/** Whether a text field, its input method or an open dialog handles the key. */
function isHandledElsewhere(event: KeyboardEvent, isCommand: boolean): boolean {
  const { target } = event;
  if (target instanceof Element && target.closest(TEXT_FIELDS))
    return !isCommand || isForInputMethod(event);
  return !isCommand && document.querySelector("dialog[open]") !== null;
}

/**
 * Calls the action for a key (named as in `KeyboardEvent.key`) pressed anywhere on the page, whatever the
 * layout or input method. One with Ctrl (`Ctrl+K`; ⌘ on Apple's systems) also takes effect in text fields and
 * dialogs.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null || event.defaultPrevented) return;
    const action = Object.hasOwn(shortcuts, shortcut) ? shortcuts[shortcut] : undefined;
    if (!action || (shortcut.length === 1 && !hasCharacterKeys())) return;
    if (isHandledElsewhere(event, shortcut.startsWith(COMMAND))) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
