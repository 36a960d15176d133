const FOCUSABLE = "a[href], button, input, select, summary";

/**
 * Takes away what the page has shown until now, once the app stands in its place: the same to the
 * eye, so what a visitor has begun there, focus and typed text, goes on here.
 */
export function removeShell(): void {
  const shell = document.querySelector("#shell");
  if (!shell) return;
  const typed = shell.querySelector("input")?.value;
  const focused = [...shell.querySelectorAll(FOCUSABLE)].indexOf(
    document.activeElement ?? document.body,
  );
  // Out of sight at once; but out of the document only after the app's first paint, because the
  // cards of that paint are no news: they shall not fade in.
  shell.replaceChildren();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      shell.remove();
      delete document.documentElement.dataset.shell;
    }),
  );
  const app = document.querySelector("#app");
  const input = app?.querySelector("input");
  if (input && typed) {
    // React knows of a value only by the native setter and an event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const successor = app?.querySelectorAll<HTMLElement>(FOCUSABLE)[focused];
  successor?.focus({ preventScroll: true });
}
