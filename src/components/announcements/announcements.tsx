import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useAuth } from "#src/auth/use-auth.ts";
import { useMessages } from "#src/messages/translation.ts";
import { ANNOUNCEMENTS_ID, announce, followPage } from "./announce.ts";

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

/** Says that the visitor has signed in, or out, here or in another tab. Who was signed in at the last visit is no news. */
function useSignInAnnouncement(): void {
  const { login, nav } = useMessages();
  const { subscribe } = useAuth();
  useEffect(
    () =>
      subscribe(({ isAuthenticated }, previous) => {
        if (previous.isLoading || isAuthenticated === previous.isAuthenticated) return;
        announce(isAuthenticated ? login.done : nav.loggedOut);
      }),
    [subscribe, login, nav],
  );
}

/** The live region of `announce`, and what every page announces. */
export function Announcements() {
  useNavigationFocus();
  useSignInAnnouncement();
  useEffect(followPage, []);
  return <div id={ANNOUNCEMENTS_ID} className="visually-hidden" aria-live="polite" />;
}
