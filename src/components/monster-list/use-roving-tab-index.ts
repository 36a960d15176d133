import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { cardAfterKey, type GridSize } from "./card-after-key.ts";
import { indexAround, useOpenedCard } from "./opened-card.ts";

type Grid = RefObject<HTMLElement | null>;

/** The card that had the focus last, in which list, and whether it has it or gets it now. */
type ActiveCard = {
  id: string;
  list: readonly Monster[];
  isFocused: boolean;
  pendingFocus?: "nearest" | "center" | "preventScroll" | undefined;
};

/** The active card of a grid, its index there (-1 without one), and how to change it. */
function useActiveCard(gridRef: Grid, monsters: readonly Monster[]) {
  const [active, setActive] = useState<ActiveCard | null>(null);
  // In another list, for example after a search, the tab stop is the first card again.
  const isKept = active !== null && (active.isFocused || active.list === monsters);
  const keptId = isKept ? active.id : null;
  // A long list is not looked through at every row that scrolls by.
  const index = useMemo(
    () => (keptId === null ? -1 : monsters.findIndex(({ id }) => id === keptId)),
    [monsters, keptId],
  );

  useLayoutEffect(() => {
    if (!active?.pendingFocus) return;
    const link = gridRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
    link?.focus({ preventScroll: true });
    // After Back the router restores the scroll position. Firefox's `focus` would leave a card partly hidden.
    if (active.pendingFocus !== "preventScroll")
      link?.scrollIntoView({ block: active.pendingFocus });
  }, [gridRef, active, index]);

  return {
    active,
    index,
    isFocused: isKept && active.isFocused,
    /** Gives a card the focus. */
    activate: (id: string, pendingFocus: ActiveCard["pendingFocus"]) =>
      setActive({ id, list: monsters, isFocused: true, pendingFocus }),
    /** A card has got or lost the focus: with the tap on it, which is answered first. */
    follow: (id: string, isFocused: boolean) =>
      startTransition(() => setActive({ id, list: monsters, isFocused })),
  };
}

/**
 * A roving tabindex for a grid of cards: the grid is one tab stop, the keys of `cardAfterKey` move within, after Back
 * the card that was opened has the focus again, and a card that leaves the list leaves the focus to the next one.
 * @returns the index of the active card, -1 without one; whether it has the focus; the id of the card
 * opened last; the id of the monster
 * that a link has led to; and the event handlers of the grid.
 */
export function useRovingTabIndex(gridRef: Grid, monsters: readonly Monster[], size: GridSize) {
  const { active, index, isFocused, activate, follow } = useActiveCard(gridRef, monsters);
  const opened = useOpenedCard(monsters);

  const restoreFocus = useEffectEvent((list: readonly Monster[]) => {
    if (active?.isFocused && index < 0) {
      // The card has been taken out of the list; now another one is at its place, or before it.
      const place = active.list.findIndex(({ id }) => id === active.id);
      const neighbour = list[Math.min(place, list.length - 1)];
      return neighbour && activate(neighbour.id, "nearest");
    }
    const inHtml = list[indexAround(gridRef.current?.querySelector(":focus") ?? null)];
    // This card got the focus before hydration.
    if (inHtml && !active) return follow(inHtml.id, true);
    const wanted = opened.remembered();
    if (!wanted) return;
    if (document.activeElement?.matches("input, select")) {
      // A visitor who is typing or choosing keeps that focus.
      opened.forget();
    } else if (list.some(({ id }) => id === wanted.id)) {
      opened.setOpenedId(wanted.id);
      activate(wanted.id, wanted.focus);
    }
  });
  // Again for another list. A screen may have two lists, of which only one has that card.
  useLayoutEffect(() => restoreFocus(monsters), [monsters]);

  const onFocus = ({ target }: FocusEvent) => {
    const id = monsters[indexAround(target)]?.id;
    const isKnown = active?.id === id && active?.isFocused && !active.pendingFocus;
    if (id !== undefined && !isKnown) follow(id, true);
    if (id !== opened.openedId) opened.forget();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!active || currentTarget.contains(relatedTarget)) return;
    follow(active.id, false);
    opened.forget();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = cardAfterKey(event.key, indexAround(event.target), size);
    if (next === undefined) return;
    event.preventDefault();
    // From the row above the last one, ArrowDown may lead beyond it.
    const monster = monsters[Math.min(next, monsters.length - 1)];
    if (monster) activate(monster.id, "nearest");
  };

  const handlers = { ...opened.handlers, onFocus, onBlur, onKeyDown };
  const { openedId, markedId } = opened;
  return { index, isFocused, openedId, markedId, handlers };
}
