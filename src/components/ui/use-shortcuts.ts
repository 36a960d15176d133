import { useEffect, useEffectEvent, useRef } from "react";
import { characterKeys, getStored } from "#src/state/use-stored.ts";
import { closeMenu, hasDialog, isCovered } from "./covers.ts";
import { isZoomed } from "./viewport.ts";

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

const isCharacter = (key: string) => key.length === 1;

/** The key as in `KeyboardEvent.key`, letters small; where that is not Latin, the key at the same place of a US keyboard. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const name = key.normalize("NFKC");
  const isLatin = /^(?!Process)[ -~]+$/.test(name);
  if (!isLatin && code === "Slash") return shiftKey ? "?" : "/";
  const known = isLatin ? name : code.replace("Key", "");
  // With Caps Lock it is a capital.
  return isCharacter(known) ? known.toLowerCase() : known;
}

/** The pressed shortcut, named as in `useShortcuts`; `null` with other modifier keys, or for an event without a key. */
export function shortcutOf(event: KeyboardEvent): string | null {
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

/** Whether a text field, its input method, what lies above the page, or the browser on a zoomed page handles the key. */
function isHandledElsewhere(event: KeyboardEvent, shortcut: string): boolean {
  const { target } = event;
  const isInField = target instanceof Element && target.closest(TEXT_FIELDS) !== null;
  if (shortcut.startsWith(COMMAND)) return isInField && isForInputMethod(event);
  return isInField || (isCharacter(shortcut) ? hasDialog() : isCovered() || isZoomed());
}

/** Only keys that move go on while they are held. */
const isMove = (shortcut: string) => shortcut.startsWith("Arrow");

type Shortcuts = Readonly<Record<string, () => void>>;

/** The pressed one of these shortcuts, if it is for the page. */
function shortcutFor(event: KeyboardEvent, shortcuts: Shortcuts): string | null {
  const shortcut = shortcutOf(event);
  if (shortcut === null || event.defaultPrevented) return null;
  if (!Object.hasOwn(shortcuts, shortcut) || (event.repeat && !isMove(shortcut))) return null;
  const isOff = isCharacter(shortcut) && getStored(characterKeys) === "off";
  return isOff || isHandledElsewhere(event, shortcut) ? null : shortcut;
}

/**
 * Calls the action for a key (named as in `KeyboardEvent.key`) pressed anywhere on the page, whatever the
 * layout or input method. A shortcut with Ctrl (`Ctrl+K`; ⌘ on Apple's systems) also works in text fields and
 * dialogs. It and a single character close an open menu, and act once however long they are held; other keys do nothing
 * while a menu is open, or the page zoomed.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const held = useRef<string>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Not even the field that has got the focus is to take it.
    if (event.repeat && event.code === held.current) return event.preventDefault();
    held.current = null;
    const shortcut = shortcutFor(event, shortcuts);
    if (shortcut === null) return;
    event.preventDefault();
    if (!isMove(shortcut)) held.current = event.code;
    closeMenu();
    shortcuts[shortcut]?.();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
