import { CARD } from "#src/components/monster-list/card-mark.ts";
import { PLACE } from "#src/page/marks.ts";
import { readStored, writeText } from "#src/state/storage.ts";
import { keptPlace } from "#src/state/stored.ts";
import { currentAddress } from "./carry-address.ts";

/** The id of the monster whose card is nearest to the middle of the window, and the place of that card there. */
function cardInMiddle(): { monster?: string; top?: string } {
  let nearest = innerHeight / 2;
  let found = {};
  for (const card of document.querySelectorAll(`[${CARD}]`)) {
    const { top, height } = card.getBoundingClientRect();
    const distance = Math.abs(top + height / 2 - innerHeight / 2);
    if (distance >= nearest) continue;
    nearest = distance;
    found = { monster: card.getAttribute(CARD), top };
  }
  return found;
}

/** Keeps the place on this page for the page at `address`, which is the same one in another language. */
export function keepPlace(address: string): void {
  const place = new URLSearchParams({ address, scroll: `${scrollY}` });
  if (scrollY > 0) for (const [key, value] of Object.entries(cardInMiddle())) place.set(key, value);
  for (const [index, part] of document.querySelectorAll("details").entries())
    if (part.open) place.append("open", `${index}`);
  writeText(keptPlace, `${place}`);
}

/**
 * Begins where the visitor was on this page in another language. Until they do something, lists put the monster that was
 * in the middle of the window there, as soon as they have it.
 */
export function restorePlace(): void {
  const place = new URLSearchParams(readStored(keptPlace) ?? "");
  writeText(keptPlace, null);
  if (place.get("address") !== currentAddress()) return;
  const { documentElement: root } = document;
  const parts = document.querySelectorAll("details");
  for (const index of place.getAll("open")) parts[Number(index)]?.setAttribute("open", "");
  const scroll = Number(place.get("scroll"));
  if (!(scroll > 0)) return;
  root.style.minHeight = `${scroll + innerHeight}px`;
  scrollTo(scrollX, scroll);
  root.setAttribute(PLACE, `${place}`);
  for (const type of ["wheel", "pointerdown", "keydown"])
    addEventListener(type, () => root.removeAttribute(PLACE), { passive: true, once: true });
}
