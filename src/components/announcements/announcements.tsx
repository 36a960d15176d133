import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ANNOUNCEMENTS_ID, announce } from "./announce.ts";

/** After a navigation to another page, focuses its content, unless the page has set the focus, and says its title. */
function useNavigationFocus(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const lastPathname = useRef(pathname);
  useEffect(() => {
    const previous = lastPathname.current;
    lastPathname.current = pathname;
    if (previous === undefined || previous === pathname) return;
    const main = document.querySelector("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    // The title is already set: effects of the page run before those of the route around it.
    announce(document.title);
  }, [pathname]);
}

/** The live region of `announce`, and what every page announces. */
export function Announcements() {
  useNavigationFocus();
  return <div id={ANNOUNCEMENTS_ID} className="visually-hidden" aria-live="polite" />;
}
