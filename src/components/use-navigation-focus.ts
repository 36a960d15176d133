import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/**
 * After a navigation to another page, moves the focus to its content, where reading goes on;
 * not when the page itself has put the focus somewhere, as on the way back to a list.
 */
export function useNavigationFocus(content: RefObject<HTMLElement | null>): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    const hasFocus = content.current?.contains(document.activeElement);
    if (!hasFocus) content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
