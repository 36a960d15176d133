import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { useEndOfWait } from "#src/components/announcements/announce.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { LanguageSwitch } from "#src/components/settings/display-settings.tsx";
import { Logotype } from "#src/components/ui/logotype.tsx";
import sceneryStyles from "#src/components/ui/scenery.module.css";
import { Scenery } from "#src/components/ui/scenery.tsx";
import { useHydrated } from "#src/lib/use-hydrated.ts";
import { useMessages } from "#src/messages/translation.ts";
import googleMark from "./google-mark.svg";
import { InAppNotice, inAppBrowser } from "./in-app-notice.tsx";
import styles from "./login-panel.module.css";

type PopupProps = {
  /** Resolves when `onSignIn` can open a popup within a click, or cannot get ready; never rejects. */
  prepare: () => Promise<void>;
  onSignIn: () => Promise<void>;
};

type LoginPanelProps = PopupProps & {
  /** Why a guest is here, unless of their own accord. */
  reason: string | undefined;
};

/** Whether a popup can be opened, whether one is open, and how to sign in with it. */
function usePopup({ prepare, onSignIn }: PopupProps) {
  const [isReady, setIsReady] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    void prepare().then(() => setIsReady(true));
  }, [prepare]);

  useEffect(() => {
    // Firebase reports a closed popup after seconds, but the window gets the focus at once.
    const enableButton = () => setIsOpen(false);
    addEventListener("focus", enableButton);
    return () => removeEventListener("focus", enableButton);
  }, []);

  const signIn = async () => {
    // A popup that opens later than its click is blocked.
    if (!isReady || isOpen) return;
    setIsOpen(true);
    await onSignIn();
    setIsOpen(false);
  };

  return { isReady, isOpen, signIn };
}

/** The choice between sign-in with Google and going on as a guest. */
export function LoginPanel({ reason, ...props }: LoginPanelProps) {
  const { login } = useMessages();
  const popup = usePopup(props);
  const [statusId, noticeId] = [useId(), useId()];
  const app = useHydrated() && inAppBrowser(navigator.userAgent);
  useEndOfWait(popup.isReady ? login.ready : null);

  return (
    <main className={`${sceneryStyles.scene} ${styles.page}`} tabIndex={-1}>
      <Scenery part="sky" />
      <div className={styles.field}>
        <Scenery part="land" />
        <Scenery part="grass" />
      </div>
      <Mascot of="greeter" />
      <div className={styles.panel}>
        <p className={styles.brand}>
          <Logotype />
        </p>
        <h1>{login.title}</h1>
        {/* With a key of its own: words that become others would shift. */}
        <p key={reason} id={statusId} className={styles.status} aria-live="polite">
          {reason ?? (!popup.isReady && login.preparing)}
        </p>
        {app && <InAppNotice id={noticeId} isLine={app === "LINE"} />}
        <button
          type="button"
          className={styles.google}
          aria-disabled={!popup.isReady || popup.isOpen}
          aria-describedby={app ? `${noticeId} ${statusId}` : statusId}
          onClick={popup.signIn}
        >
          <img src={googleMark} alt="" width={20} height={20} />
          <span>{login.withGoogle}</span>
        </button>
        <p className="note scripts-only">{login.note}</p>
        <Link to="/" className="button secondary">
          {login.asGuest}
        </Link>
      </div>
      <LanguageSwitch />
    </main>
  );
}
