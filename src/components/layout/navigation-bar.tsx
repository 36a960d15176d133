import { Link, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { LEADS_BACK, redirectTo } from "#src/auth/safe-redirect.ts";
import { useAuthState } from "#src/auth/use-auth.ts";
import { SearchButton } from "#src/components/search/search-button.tsx";
import { DisplaySettings } from "#src/components/settings/display-settings.tsx";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { Logotype } from "#src/components/ui/logotype.tsx";
import { opensElsewhere } from "#src/components/ui/opens-elsewhere.ts";
import { prefersReducedMotion } from "#src/lib/motion.ts";
import { useMessages } from "#src/messages/translation.ts";
import { isAt } from "#src/router-internals.ts";
import styles from "./navigation-bar.module.css";
import { BAR } from "./use-bars-away.ts";

// Loaded only for signed-in users.
const UserMenu = lazyPart(() => import("./user-menu.tsx"), <div className={styles.placeholder} />);

/** The click handler of the links to home: on the home page itself they lead to its top. */
function useHomeClick(): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    if (opensElsewhere(event) || !isAt(router, "/_main/")) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };
}

/** The bar at the top of the main layout; it depends on the state of sign-in. */
export function NavigationBar() {
  const { nav } = useMessages();
  const isAuthenticated = useAuthState((state) => state.isAuthenticated);
  const onHome = useHomeClick();
  return (
    <header {...{ [BAR]: "" }} className={styles.bar} tabIndex={-1}>
      <Link to="/" className={styles.brand} aria-hidden="true" tabIndex={-1} onClick={onHome}>
        <Logotype />
      </Link>
      <nav className={styles.links} aria-label={nav.label}>
        <Link to="/" className={styles.link} activeOptions={{ exact: true }} onClick={onHome}>
          {nav.home}
        </Link>
        {isAuthenticated && (
          <>
            <Link to="/monsters" className={styles.link}>
              {nav.encyclopedia}
            </Link>
            <Link to="/profile" className={styles.link}>
              {nav.myPage}
            </Link>
          </>
        )}
      </nav>
      <SearchButton />
      <Account />
    </header>
  );
}

function Account() {
  const { nav } = useMessages();
  const user = useAuthState((state) => state.user);
  // The prerendered HTML has both, and CSS shows one of them.
  const isChecking = useAuthState((state) => state.isLoading);
  const isGuest = !useAuthState((state) => state.isLoading, false);
  if (user) return <UserMenu user={user} />;
  return (
    <>
      {isChecking && (
        <div className={styles.placeholder}>
          <span className="visually-hidden">{nav.checkingLogin}</span>
        </div>
      )}
      {isGuest && (
        <div className={styles.account}>
          <DisplaySettings />
          <LoginLink />
        </div>
      )}
    </>
  );
}

/** The link to log in, which leads back to this page, as its address is at the click. */
function LoginLink() {
  const { nav } = useMessages();
  const router = useRouter();
  const redirect = () => {
    const { search, href } = router.latestLocation;
    // Clicked again, it may lead there already.
    return isAt(router, "/login") ? search.redirect : redirectTo(href);
  };
  return (
    <Link
      to="/login"
      search={() => ({ redirect: redirect() })}
      className="button primary"
      {...{ [LEADS_BACK]: "" }}
    >
      {nav.logIn}
    </Link>
  );
}
