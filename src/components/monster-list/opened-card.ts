import { useLocation } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { entryKey } from "#src/router-internals.ts";
import { getStored, openedCard, setStored } from "#src/state/use-stored.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The id of the monster that a link to a list leads to. */
    markedId?: string;
  }
}

/** The index of the card around an element, or NaN. */
export const indexAround = (target: EventTarget | null): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>("[data-index]")?.dataset.index)
    : Number.NaN;

/** Keeps a link from being followed with the click that ends the selection of its text. */
function keepSelection(event: MouseEvent): void {
  const { target, detail, shiftKey } = event;
  const selection = getSelection();
  // Keys have no `detail`, and Shift selects up to a link that it opens in another window.
  if (detail === 0 || shiftKey || !selection || selection.isCollapsed) return;
  if (!(target instanceof Element && selection.containsNode(target, true))) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Remembers which monster was opened from the list of this history entry, to focus its card after Back and Forward.
 * @returns the id of the one whose card was opened last, or has the focus again; and handlers of the list's clicks.
 */
export function useOpenedCard(monsters: readonly Monster[]) {
  const key = useLocation({ select: ({ state }) => entryKey(state) });
  const markedId = useLocation({ select: ({ state }) => state.markedId });
  const [openedId, setOpenedId] = useState<string | null>(null);
  const remember = (id: string | null) => setStored(openedCard(key), id);

  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    // The router prevents the default of clicks that it handles; a new tab is the business of the browser.
    if (!defaultPrevented) return;
    const monster = monsters[indexAround(target)];
    if (!monster || !(target instanceof Element && target.closest("a"))) return;
    setOpenedId(monster.id);
    remember(monster.id);
  };

  return {
    openedId,
    markedId,
    setOpenedId,
    /** Which card gets the focus, and how: one to which a link has led is not in sight yet. */
    remembered() {
      const id = getStored(openedCard(key));
      if (id !== null) return { id, focus: "preventScroll" } as const;
      const isNew = markedId !== undefined && markedId !== openedId;
      return isNew ? ({ id: markedId, focus: "center" } as const) : null;
    },
    /** When the visitor moves the focus elsewhere. */
    forget: () => remember(null),
    handlers: { onClickCapture: keepSelection, onClick },
  };
}
