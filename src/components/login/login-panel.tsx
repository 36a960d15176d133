import { Link } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import { LanguageSwitch } from "#src/components/layout/language-switch.tsx";
import { ThemeSwitch } from "#src/components/layout/theme-switch.tsx";
import { useNavigationFocus } from "#src/components/layout/use-navigation-focus.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./login-panel.module.css";

type LoginPanelProps = {
  /** Resolves when `onSignIn` can open a popup within a click, or cannot get ready; never rejects. */
  prepare: () => Promise<void>;
  onSignIn: () => Promise<void>;
};

/** The choice between sign-in with Google and going on as a guest. */
export function LoginPanel({ prepare, onSignIn }: LoginPanelProps) {
  const { login, appName } = useMessages();
  const [isReady, setIsReady] = useState(false);
  const [isPopupOpen, setIsPopupOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const announced = useNavigationFocus(main);
  const statusId = useId();

  useEffect(() => {
    void prepare().then(() => setIsReady(true));
  }, [prepare]);

  useEffect(() => {
    // Firebase reports a closed popup after seconds, but the window gets the focus at once.
    const enableButton = () => setIsPopupOpen(false);
    addEventListener("focus", enableButton);
    return () => removeEventListener("focus", enableButton);
  }, []);

  const signIn = async () => {
    // A popup that opens later than its click is blocked.
    if (!isReady || isPopupOpen) return;
    setIsPopupOpen(true);
    await onSignIn();
    setIsPopupOpen(false);
  };

  return (
    <main ref={main} className={styles.page} tabIndex={-1}>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      <div className={styles.panel}>
        <Mascot of="greeter" />
        <p className={styles.brand}>{appName}</p>
        <h1>{login.title}</h1>
        <button
          type="button"
          className={buttonClass("primary")}
          aria-disabled={!isReady || isPopupOpen}
          aria-describedby={statusId}
          onClick={signIn}
        >
          {login.withGoogle}
        </button>
        <p id={statusId} className={styles.status} role="status">
          {!isReady && login.preparing}
        </p>
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
