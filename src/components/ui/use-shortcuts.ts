import { useEffect, useEffectEvent } from "react";

const TYPING = "input, textarea, select, [contenteditable]";

/** Whether a key belongs to something else: a field, an input method, the browser, an open dialog. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    event.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    (target instanceof Element && target.closest(TYPING) !== null) ||
    document.querySelector("dialog[open]") !== null
  );
}

/** Calls what belongs to a key, named as in `KeyboardEvent.key`, wherever on the page it is pressed. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!action || isTaken(event)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
