import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * After a navigation to another page, moves the focus to its content, where reading goes on;
 * not when the page itself has put the focus somewhere, as on the way back to a list.
 * @returns the title of that page, to be announced; empty before the first navigation.
 */
export function useNavigationFocus(content: RefObject<HTMLElement | null>): string {
  const [announced, setAnnounced] = useState("");
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    const isFirst = left.current === undefined;
    left.current = pathname;
    if (isFirst) return;
    const hasFocus = content.current?.contains(document.activeElement);
    if (!hasFocus) content.current?.focus({ preventScroll: true });
    // The page has named itself by then: effects of a page run before those of its frame.
    setAnnounced(document.title);
  }, [content, pathname]);
  return announced;
}
