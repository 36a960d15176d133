import { APP_ID, PRERENDERED, PRESSED } from "#src/page/marks.ts";

/** Buttons of the prerendered HTML, but for those with a popover, which the browser opens itself. */
const BUTTONS = `[${PRERENDERED}] #${APP_ID} button:not([aria-disabled=true], [popovertarget])`;

/** Marks the button that was pressed last before the app starts; the press is repeated after hydration. */
export function markPresses(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest(BUTTONS);
    if (!button) return;
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    button.setAttribute(PRESSED, "");
  });
}
