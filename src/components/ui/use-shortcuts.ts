import { useEffect, useEffectEvent } from "react";
import { readStorage, writeStorage } from "#src/lib/storage.ts";

/** The `keyCode` of every key that an input method handles. */
const KEY_OF_INPUT_METHOD = 229;

/** Whether an input method handles the key. Safari reports the key that ends a composition after its end. */
export const isForInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === KEY_OF_INPUT_METHOD;

const TEXT_FIELDS = "input:not([type=checkbox]), textarea, select, [contenteditable]";

const COMMAND = "Ctrl+";

/** On Apple's systems shortcuts have ⌘, because Ctrl edits text. */
const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** The label of a shortcut with Ctrl, or with ⌘ on Apple's systems. */
export const commandLabel = (key: string) => (isApple() ? `⌘${key}` : `Ctrl+${key}`);

const STORAGE_KEY = "character-keys";

/** The choice of this visit, if it could not be stored. */
let unstored: boolean | null = null;

/** Whether a single character, such as "?", is a shortcut. Speech input can trigger these by accident. */
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

/** The pressed shortcut, named as in `useShortcuts`; `null` with other modifier keys, or for an event without a key. */
function shortcutOf(event: KeyboardEvent): string | null {
  // Chrome's autofill sends such events.
  if (!event.key) return null;
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const [isCommand, isOther] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || isOther) return null;
  const key = keyOf(event);
  // Some characters need Shift. With any other key, Shift selects text.
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
 * layout or input method. A shortcut with Ctrl (`Ctrl+K`; ⌘ on Apple's systems) also works in text fields and
 * dialogs. It and a single character close an open menu; other keys do nothing while a menu is open.
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
