import { CARD } from "#src/components/monster-list/card-mark.ts";

const DISMISSED = "data-dismissed";

function dismissTips({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const card of document.querySelectorAll(`[${CARD}]:is(:hover, :focus-within)`)) {
    card.setAttribute(DISMISSED, "");
    for (const end of ["pointerleave", "focusout"])
      card.addEventListener(end, () => card.removeAttribute(DISMISSED), { once: true });
  }
}

/** From now on Escape hides the tips that cover a part of a hovered or focused card. */
export const dismissTipsWithEscape = () => document.addEventListener("keydown", dismissTips);
