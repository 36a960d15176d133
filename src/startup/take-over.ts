/** What a visitor would take for the same control: of its kind, with its words. */
function successorOf(control: Element, app: Element): HTMLElement | undefined {
  const { tagName, textContent, ariaLabel } = control;
  return [...app.querySelectorAll<HTMLElement>(tagName)].find(
    (candidate) => candidate.textContent === textContent && candidate.ariaLabel === ariaLabel,
  );
}

/** React knows of a value only by the native setter and an event. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Takes away what the page has shown until now, once the app stands in its place: the same to the
 * eye, so what a visitor has begun there goes on here: focus, typed text, the button pressed last
 * (`prerender/inline/start.ts` marks it).
 */
export function removeShell(): void {
  const shell = document.querySelector("#shell");
  const app = document.querySelector("#app");
  if (!shell || !app) return;
  const typed = shell.querySelector("input")?.value;
  const focused = shell.contains(document.activeElement) ? document.activeElement : null;
  const pressed = shell.querySelector("[data-pressed]");
  const nextFocus = focused && successorOf(focused, app);
  const nextPressed = pressed && successorOf(pressed, app);
  // Out of sight at once; but out of the document only after the app's first paint, because the
  // cards of that paint are no news: they shall not fade in.
  shell.replaceChildren();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      shell.remove();
      delete document.documentElement.dataset.shell;
    }),
  );
  const input = app.querySelector("input");
  if (input && typed) type(input, typed);
  nextFocus?.focus({ preventScroll: true });
  nextPressed?.click();
}
