import { COMPOSING } from "#src/page/contract.ts";

/** Marks a field in which an input method is composing: its value is not final. */
export function markCompositions(): void {
  document.addEventListener("compositionstart", ({ target }) => {
    if (target instanceof Element) target.setAttribute(COMPOSING, "");
  });
  document.addEventListener("compositionend", ({ target }) => {
    if (target instanceof Element) target.removeAttribute(COMPOSING);
  });
}
