// Where the visitor was on a page that is loaded again, or in another language.
import { CARD, PLACE } from "#src/page/marks.ts";
import { entryKey } from "#src/router-internals.ts";
import { readStored, writeText } from "#src/state/storage.ts";
import { keptPlace, scrollPositions } from "#src/state/stored.ts";

/** The address of the page, with its search and hash. */
export const currentAddress = (): string => location.pathname + location.search + location.hash;

const { documentElement: root } = document;

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

/** What was kept for this page. */
function readKept(): URLSearchParams | null {
  const place = new URLSearchParams(readStored(keptPlace) ?? "");
  return place.get("address") === currentAddress() ? place : null;
}

/** The scroll positions of the router: by the key of the history entry, and there by the element. */
type ScrollPositions = Partial<Record<string, { window?: { scrollY: number } }>>;

/** How far this page was scrolled, in pixels. */
function lastScroll(): number {
  const place = readKept();
  if (place) return Number(place.get("scroll"));
  try {
    const positions: ScrollPositions = JSON.parse(readStored(scrollPositions) ?? "{}");
    return positions[entryKey(history.state)]?.window?.scrollY ?? 0;
  } catch {
    return 0;
  }
}

/** Makes the page as high as it was, so that it can be scrolled to where it was before it is complete. */
export function reserveHeight(): void {
  const scroll = lastScroll();
  if (scroll > 0) root.style.minHeight = `${scroll + innerHeight}px`;
}

/**
 * Begins where the visitor was in another language; after a reload, browser and router do so. Until the visitor does
 * something, lists put the monster that was in the middle of the window there, as soon as they have it.
 */
export function restorePlace(): void {
  const place = readKept();
  writeText(keptPlace, null);
  if (!place) return;
  const parts = document.querySelectorAll("details");
  for (const index of place.getAll("open")) parts[Number(index)]?.setAttribute("open", "");
  const scroll = Number(place.get("scroll"));
  if (scroll === 0) return;
  scrollTo(scrollX, scroll);
  root.setAttribute(PLACE, `${place}`);
  for (const type of ["wheel", "pointerdown", "keydown"])
    addEventListener(type, () => root.removeAttribute(PLACE), { passive: true, once: true });
}
