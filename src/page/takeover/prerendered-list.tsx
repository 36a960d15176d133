import { type RefObject, useLayoutEffect, useRef } from "react";
import { LIST, MONSTER, PRESSED } from "#src/page/contract.ts";

/** React leaves the existing content as it is. */
const EXISTING_HTML = { __html: "" };

/** A link or button in the card of a monster. */
type CardControl = { id: string; tag: string };

/** What the visitor is using of a list that is about to be replaced. */
export type ControlsInUse = { focused: CardControl | null; pressed: CardControl | null };

function controlOf(element: Element | null | undefined): CardControl | null {
  const id = element?.closest(`[${MONSTER}]`)?.getAttribute(MONSTER);
  return element && id ? { id, tag: element.localName } : null;
}

function findControl(list: Element, { id, tag }: CardControl): HTMLElement | null {
  const cards = [...list.querySelectorAll(`[${MONSTER}]`)];
  const card = cards.find((item) => item.getAttribute(MONSTER) === id);
  return card?.querySelector<HTMLElement>(tag) ?? null;
}

/** Focuses and presses the same controls in another list, where it has cards of the same monsters. */
export function transferControls(list: Element | null, { focused, pressed }: ControlsInUse): void {
  if (focused && list) findControl(list, focused)?.focus({ preventScroll: true });
  if (pressed && list) findControl(list, pressed)?.click();
}

/** The list of the prerendered HTML, which React does not look into. Reports what was in use when it is removed. */
export function PrerenderedList({ inUse }: { inUse: RefObject<ControlsInUse | null> }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = element.current;
    return () => {
      const { activeElement } = document;
      inUse.current = {
        focused: list?.contains(activeElement) ? controlOf(activeElement) : null,
        pressed: controlOf(list?.querySelector(`[${PRESSED}]`)),
      };
    };
  }, [inUse]);
  return (
    <div
      {...{ [LIST]: "" }}
      ref={element}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EXISTING_HTML}
    />
  );
}
