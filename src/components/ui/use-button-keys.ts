import { useShortcuts } from "./use-shortcuts.ts";

/** Presses the button that names a key in `aria-keyshortcuts`: that of the card or row with the focus, or else the only one. */
function press(key: string): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`main button[aria-keyshortcuts="${key}"]`),
  ];
  const card = document.activeElement?.closest("article, tr");
  const own = buttons.find((button) => card?.contains(button));
  (own ?? (buttons.length === 1 ? buttons[0] : undefined))?.click();
}

/** The keys of buttons on the screen: `f` for a favorite, and `r` for a monster at random. */
export function useButtonKeys(): void {
  useShortcuts({ f: () => press("f"), r: () => press("r") });
}
