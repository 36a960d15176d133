import { type FocusEvent, type KeyboardEvent, useEffect } from "react";
import { nextPaint } from "#src/lib/scheduling.ts";

/** On `<html>` while someone types on a small touch screen: only the field and the results are there. */
const TYPING = "data-typing";

const SMALL_TOUCH_SCREEN =
  "(hover: none) and (max-width: 48rem), (hover: none) and (max-height: 30rem)";

export const isTyping = (): boolean => document.documentElement.hasAttribute(TYPING);

const setTyping = (isOn: boolean) => document.documentElement.toggleAttribute(TYPING, isOn);

const listAfter = ({ form }: HTMLInputElement) => form?.parentElement?.querySelector("[data-list]");

/** Puts the keyboard on the screen of a touch device away: the list lies behind it. */
export function hideTouchKeyboard(): void {
  const { activeElement } = document;
  const isTouch = !matchMedia("(hover: hover)").matches;
  if (isTouch && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Clears a field as its visitor would. */
function clear(field: HTMLInputElement): void {
  field.value = "";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Lets the keyboard and the results share a small touch screen. Returns the handlers of the search field. */
export function useTyping() {
  useEffect(() => () => void setTyping(false), []);
  return {
    onFocus: async ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
      // An open panel of filters stays where it is.
      const isBusy = field.form?.querySelector("[open]");
      if (isBusy || !matchMedia(SMALL_TOUCH_SCREEN).matches) return;
      // The tap is answered first; the keyboard takes longer to come.
      await nextPaint();
      if (field !== document.activeElement) return;
      setTyping(true);
      const list = listAfter(field);
      // Nothing else moves when the rest comes back: it lies over the list then.
      if (list && list.getBoundingClientRect().top > 0) list.scrollIntoView();
    },
    onBlur: () => setTyping(false),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, currentTarget: field } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const first = listAfter(field)?.querySelector("a");
      if (key === "ArrowDown" && first) first.focus();
      // Not all browsers would do so.
      else if (key === "Escape") clear(field);
      else return;
      event.preventDefault();
    },
  };
}
