import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { LanguageSwitch } from "#src/components/layout/language-switch.tsx";
import { ThemeSwitch } from "#src/components/layout/theme-switch.tsx";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./login-panel.module.css";

/** The two ways in: with Google, or as a guest. */
export function LoginPanel({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const { login, appName } = useMessages();
  const [isPopupOpen, setIsPopupOpen] = useState(false);

  useEffect(() => {
    // A closed popup is reported only after seconds, but its window gives the focus back at once.
    const free = () => setIsPopupOpen(false);
    addEventListener("focus", free);
    return () => removeEventListener("focus", free);
  }, []);

  const signIn = async () => {
    if (isPopupOpen) return;
    setIsPopupOpen(true);
    await onSignIn();
    setIsPopupOpen(false);
  };

  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <Mascot of="greeter" />
        <p className={styles.brand}>{appName}</p>
        <h1>{login.title}</h1>
        <button
          type="button"
          className={buttonClass("primary")}
          aria-disabled={isPopupOpen}
          onClick={signIn}
        >
          {login.withGoogle}
        </button>
        <p className={styles.note}>{login.note}</p>
        <Link to="/" className={buttonClass("secondary")}>
          {login.asGuest}
        </Link>
      </div>
      <div className={styles.switches}>
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </main>
  );
}
