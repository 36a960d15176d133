import { isBlank, lettersOf } from "@monster-field/name-search/text";
import { useState } from "react";
import type { AuthUser } from "#src/auth/auth-state.ts";
import { useAuth } from "#src/auth/use-auth.ts";
import { DisplaySwitches } from "#src/components/settings/display-settings.tsx";
import { HeaderMenu } from "#src/components/settings/header-menu.tsx";
import { useMessages } from "#src/messages/translation.ts";
import styles from "./navigation-bar.module.css";

/** The signed-in user's photo; it opens a menu with name, e-mail, the settings and the logout button. */
export default function UserMenu({ user }: { user: AuthUser }) {
  const { nav } = useMessages();
  const { signOut } = useAuth();
  const displayName = user.displayName?.trim() ?? "";
  const name = isBlank(displayName) ? nav.guestUser : displayName;
  return (
    <div className={styles.account}>
      <HeaderMenu label={nav.userMenu(name)} face={<Avatar name={name} photoURL={user.photoURL} />}>
        <p translate="no">
          <strong dir="auto">{name}</strong>
        </p>
        {user.email && (
          <p className="note" translate="no">
            {user.email}
          </p>
        )}
        <DisplaySwitches />
        <button type="button" className="button secondary" onClick={signOut}>
          {nav.logOut}
        </button>
      </HeaderMenu>
    </div>
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
  const firstLetter = [...lettersOf(name)].find((letter) => !isBlank(letter));
  return (
    <span className={styles.avatar} aria-hidden="true">
      {firstLetter?.toUpperCase()}
    </span>
  );
}
