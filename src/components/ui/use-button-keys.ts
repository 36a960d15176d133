import { useEffect } from "react";
import { useShortcuts } from "./use-shortcuts.ts";

/** Presses the button that names a key in `aria-keyshortcuts`: that of the card or row with the focus, or else the only one. */
function press(key: string): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`main button[aria-keyshortcuts="${key}"]`),
  ];
  const card = document.activeElement?.closest("li, tr");
  const own = buttons.find((button) => card?.contains(button));
  (own ?? (buttons.length === 1 ? buttons[0] : undefined))?.click();
}

/** Keeps a held Enter from pressing a button again and again. */
function pressOnce(event: KeyboardEvent): void {
  const { target, key, repeat } = event;
  if (repeat && key === "Enter" && target instanceof Element && target.closest("button"))
    event.preventDefault();
}

/** The keys of buttons on the screen: `f` for a favorite, and `r` for a monster at random. No held key presses twice. */
export function useButtonKeys(): void {
  useShortcuts({ f: () => press("f"), r: () => press("r") });
  useEffect(() => {
    document.addEventListener("keydown", pressOnce);
    return () => document.removeEventListener("keydown", pressOnce);
  }, []);
}
