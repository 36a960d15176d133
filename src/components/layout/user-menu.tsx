import { useId, useLayoutEffect, useRef, useState } from "react";
import type { AuthUser } from "#src/auth/auth-state.ts";
import { useAuth } from "#src/auth/use-auth.ts";
import { buttonClass } from "#src/components/ui/button.ts";
import { focusRegionAround } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./user-menu.module.css";

/** The signed-in user's photo; it opens a menu with name, e-mail and the logout button. */
export default function UserMenu({ user }: { user: AuthUser }) {
  const { nav } = useMessages();
  const { signOut } = useAuth();
  const menuId = useId();
  const trigger = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = trigger.current;
    // Signing out, also in another tab, removes the menu, and the focus with it.
    return () => {
      if (button?.parentElement?.contains(document.activeElement)) focusRegionAround(button);
    };
  }, []);

  const name = user.displayName?.trim() || nav.guestUser;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        popoverTarget={menuId}
        aria-label={nav.userMenu(name)}
      >
        <Avatar name={name} photoURL={user.photoURL} />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <p className={styles.name}>{name}</p>
        {user.email && <p className={styles.email}>{user.email}</p>}
        <button type="button" className={buttonClass("secondary")} onClick={signOut}>
          {nav.logOut}
        </button>
      </div>
    </>
  );
}

function Avatar({ name, photoURL }: { name: string; photoURL: string | null }) {
  const [brokenURL, setBrokenURL] = useState<string | null>(null);
  if (photoURL && photoURL !== brokenURL) {
    return (
      <img
        className={styles.avatar}
        src={photoURL}
        alt=""
        width={40}
        height={40}
        referrerPolicy="no-referrer"
        onError={() => setBrokenURL(photoURL)}
      />
    );
  }
  const [firstLetter] = new Intl.Segmenter().segment(name);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {firstLetter?.segment.toUpperCase()}
    </span>
  );
}
