import { useEffect, useEffectEvent } from "react";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

/** Whether a text field, an input method, the browser or an open dialog handles the key. */
function isHandledElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    event.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    (target instanceof Element && target.closest(TEXT_FIELDS) !== null) ||
    document.querySelector("dialog[open]") !== null
  );
}

/** Calls the action for a key (named as in `KeyboardEvent.key`) pressed anywhere on the page. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!action || isHandledElsewhere(event)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
