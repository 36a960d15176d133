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

const isCharacter = (key: string) => key.length === 1;

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
  const key = keyOf(event);
  // It takes Shift to write some characters. With any other key it selects text.
  if (shiftKey && (isCommand || !isCharacter(key))) return null;
  return isCommand ? COMMAND + key.toUpperCase() : key;
}

const DIALOG = "dialog[open]";
const MENU = ":popover-open";

/** Whether a dialog or a menu lies above the page. */
export const isCovered = (): boolean => document.querySelector(`${DIALOG}, ${MENU}`) !== null;

/** Whether a text field, its input method, or what lies above the page handles the key. */
function isHandledElsewhere(event: KeyboardEvent, shortcut: string): boolean {
  const { target } = event;
  const isInField = target instanceof Element && target.closest(TEXT_FIELDS) !== null;
  if (shortcut.startsWith(COMMAND)) return isInField && isForInputMethod(event);
  return (
    isInField || (isCharacter(shortcut) ? document.querySelector(DIALOG) !== null : isCovered())
  );
}

/**
 * Calls the action for a key (named as in `KeyboardEvent.key`) pressed anywhere on the page, whatever the
 * layout or input method. One with Ctrl (`Ctrl+K`; ⌘ on Apple's systems) also takes effect in text fields and
 * dialogs. That and a character close an open menu; other keys have no effect behind it.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null || event.defaultPrevented) return;
    const action = Object.hasOwn(shortcuts, shortcut) ? shortcuts[shortcut] : undefined;
    if (!action || (isCharacter(shortcut) && !hasCharacterKeys())) return;
    if (isHandledElsewhere(event, shortcut)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(MENU)?.hidePopover();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
