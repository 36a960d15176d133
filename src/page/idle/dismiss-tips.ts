import { MONSTER } from "#src/page/contract.ts";

const DISMISSED = "data-dismissed";

function dismissTips({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const card of document.querySelectorAll(`[${MONSTER}]:is(:hover, :focus-within)`)) {
    card.setAttribute(DISMISSED, "");
    for (const end of ["pointerleave", "focusout"])
      card.addEventListener(end, () => card.removeAttribute(DISMISSED), { once: true });
  }
}

/** From now on what covers a part of a card while that is pointed at or focused goes away with Escape. */
export const dismissTipsWithEscape = () => document.addEventListener("keydown", dismissTips);
