import { type RefObject, useEffect } from "react";

/** Keeps what gets the focus from being scrolled behind `dock`, and its first child above it, however high. */
export function useScrollPadding(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const bars = [dock.current, dock.current?.firstElementChild].filter(
      (bar) => bar instanceof HTMLElement,
    );
    const observer = new ResizeObserver(() => {
      const height = bars.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      // Nor behind the button to the top above them.
      style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 4rem)` : "";
    });
    for (const bar of bars) observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [dock]);
}
