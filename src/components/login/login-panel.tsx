import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { LanguageSwitch } from "#src/components/layout/language-switch.tsx";
import { ThemeSwitch } from "#src/components/layout/theme-switch.tsx";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./login-panel.module.css";

/** The choice between sign-in with Google and going on as a guest. */
export function LoginPanel({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const { login, appName } = useMessages();
  const [isPopupOpen, setIsPopupOpen] = useState(false);

  useEffect(() => {
    // Firebase reports a closed popup after seconds, but the window gets the focus at once.
    const enableButton = () => setIsPopupOpen(false);
    addEventListener("focus", enableButton);
    return () => removeEventListener("focus", enableButton);
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
