import { useLocation } from "@tanstack/react-router";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { Monster } from "#src/monsters/monster.ts";
import { entryKey } from "#src/router-internals.ts";
import { cardAfterKey, type GridSize } from "./card-after-key.ts";
import { keepSelection, openedCard, openFromNumber, rememberOpenedCard } from "./opened-card.ts";

/** The card that had the focus last, in which list, and whether it has it or gets it now. */
type ActiveCard = {
  id: string;
  list: readonly Monster[];
  isFocused: boolean;
  pendingFocus?: "scroll" | "preventScroll";
};

const indexAround = (target: EventTarget | null): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>("[data-index]")?.dataset.index)
    : Number.NaN;

/**
 * A roving tabindex for a grid of cards: the grid is one tab stop, the keys of `cardAfterKey` move within, and
 * after Back the card that was opened has the focus again.
 * @returns the index of the active card, -1 without one; whether it has the focus; the id of the card
 * opened last; and the event handlers of the grid.
 */
export function useRovingTabIndex(
  gridRef: RefObject<HTMLElement | null>,
  monsters: readonly Monster[],
  size: GridSize,
) {
  const entry = useLocation({ select: ({ state }) => entryKey(state) });
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [active, setActive] = useState<ActiveCard | null>(null);
  // In another list, for example after a search, the tab stop is the first card again.
  const isKept = active !== null && (active.isFocused || active.list === monsters);
  const keptId = isKept ? active.id : null;
  // A long list is not looked through at every row that scrolls by.
  const index = useMemo(
    () => (keptId === null ? -1 : monsters.findIndex(({ id }) => id === keptId)),
    [monsters, keptId],
  );

  // When the visitor moves the focus elsewhere.
  const forgetOpened = () => rememberOpenedCard(entry, null);

  const activate = (id: string, pendingFocus?: ActiveCard["pendingFocus"]) =>
    setActive({ id, list: monsters, isFocused: true, ...(pendingFocus && { pendingFocus }) });

  const restoreFocus = useEffectEvent((list: readonly Monster[]) => {
    const inHtml = list[indexAround(gridRef.current?.querySelector(":focus") ?? null)];
    // This card got the focus before hydration.
    if (inHtml && !active) return activate(inHtml.id);
    const opened = openedCard(entry);
    if (opened === null) return;
    if (document.activeElement?.matches("input, select")) {
      // A visitor who is typing or choosing keeps that focus.
      forgetOpened();
    } else if (list.some(({ id }) => id === opened)) {
      setOpenedId(opened);
      activate(opened, "preventScroll");
    }
  });
  // Again when more monsters have come. A screen may have two lists, of which only one has that card.
  useLayoutEffect(() => restoreFocus(monsters), [monsters]);

  useLayoutEffect(() => {
    if (!active?.pendingFocus) return;
    const link = gridRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
    link?.focus({ preventScroll: true });
    // After Back the router restores the scroll position. Firefox's `focus` would leave a card partly hidden.
    if (active.pendingFocus === "scroll") link?.scrollIntoView({ block: "nearest" });
  }, [gridRef, active, index]);

  const onFocus = ({ target }: FocusEvent) => {
    const id = monsters[indexAround(target)]?.id;
    const isKnown = active?.id === id && active?.isFocused && !active.pendingFocus;
    if (id !== undefined && !isKnown) activate(id);
    if (id !== openedId) forgetOpened();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!active || currentTarget.contains(relatedTarget)) return;
    setActive({ id: active.id, list: monsters, isFocused: false });
    forgetOpened();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = cardAfterKey(event.key, indexAround(event.target), size);
    if (next === undefined) return;
    event.preventDefault();
    // While more monsters are to come, the last one that is there.
    const monster = monsters[Math.min(next, monsters.length - 1)];
    if (monster) activate(monster.id, "scroll");
  };

  const onClick = (event: MouseEvent) => {
    openFromNumber(event);
    const { target, defaultPrevented } = event;
    // The router prevents the default of clicks that it handles; a new tab is the business of the browser.
    if (!defaultPrevented) return;
    const monster = monsters[indexAround(target)];
    if (!monster || !(target instanceof Element && target.closest("a"))) return;
    setOpenedId(monster.id);
    rememberOpenedCard(entry, monster.id);
  };

  return {
    index,
    isFocused: isKept && active.isFocused,
    openedId,
    handlers: {
      onFocus,
      onBlur,
      onKeyDown,
      onClickCapture: keepSelection,
      onClick,
      onAuxClick: openFromNumber,
    },
  };
}
