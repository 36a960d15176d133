import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * After a navigation to another page, moves the focus to its content, unless the page has set the
 * focus itself, as a list does after Back.
 * @returns the title of the page for a live region; empty before the first navigation.
 */
export function useNavigationFocus(content: RefObject<HTMLElement | null>): string {
  const [announced, setAnnounced] = useState("");
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    const isFirst = lastPathname.current === undefined;
    lastPathname.current = pathname;
    if (isFirst) return;
    const hasFocus = content.current?.contains(document.activeElement);
    if (!hasFocus) content.current?.focus({ preventScroll: true });
    // The title is already set: effects of the page run before those of the layout around it.
    setAnnounced(document.title);
  }, [content, pathname]);
  return announced;
}
