import { APP_ID, COMPOSING, PRERENDERED, PRESSED } from "#src/page/contract.ts";

/** All but those of menus, which the browser opens itself. */
const BUTTONS = `[${PRERENDERED}] #${APP_ID} button:not([aria-disabled=true], [popovertarget])`;

/** Marks the button that was pressed last before the app came, which repeats the press after hydration. */
export function markPresses(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest(BUTTONS);
    if (!button) return;
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    button.setAttribute(PRESSED, "");
  });
}

/** Marks a field in which an input method is composing: its value is not final. */
export function markCompositions(): void {
  document.addEventListener("compositionstart", ({ target }) => {
    if (target instanceof Element) target.setAttribute(COMPOSING, "");
  });
  document.addEventListener("compositionend", ({ target }) => {
    if (target instanceof Element) target.removeAttribute(COMPOSING);
  });
}
