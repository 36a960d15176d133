import { Link, useHydrated } from "@tanstack/react-router";
import { Suspense } from "react";
import { useAuthState } from "#src/auth/use-auth.ts";
import { buttonClass } from "#src/components/ui/button.ts";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useHomeClick } from "#src/components/ui/use-home-click.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./navigation-bar.module.css";

// Loaded only for signed-in users.
const UserMenu = lazyPart(() => import("./user-menu.tsx"));

/** The bar at the top of the main layout; it depends on the state of sign-in. */
export function NavigationBar() {
  const { nav, appName } = useMessages();
  const { isAuthenticated } = useAuthState();
  const onHome = useHomeClick();
  return (
    <header className={styles.bar} tabIndex={-1}>
      <Link to="/" className={styles.brand} aria-hidden="true" tabIndex={-1} onClick={onHome}>
        {appName}
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
      <div className={styles.account}>
        <Account />
      </div>
    </header>
  );
}

function Account() {
  const { nav } = useMessages();
  const { isLoading, user } = useAuthState();
  const isHydrated = useHydrated();
  if (user) {
    return (
      <Suspense fallback={<div className={styles.placeholder} />}>
        <UserMenu user={user} />
      </Suspense>
    );
  }
  // The prerendered HTML has both, and CSS shows one of them.
  return (
    <>
      {isLoading && (
        <div className={styles.placeholder} role="status">
          <span className="visually-hidden">{nav.checkingLogin}</span>
        </div>
      )}
      {!(isLoading && isHydrated) && (
        <Link to="/login" className={`${buttonClass("primary")} ${styles.logIn}`}>
          {nav.logIn}
        </Link>
      )}
    </>
  );
}
