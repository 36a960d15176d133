import { useLocation } from "@tanstack/react-router";
import { useMessages } from "#src/messages/language.ts";
import styles from "./login-panel.module.css";

/** Says that Google may refuse the browser of an app, and how to open this page in another one. */
export function InAppNotice({ id, isLine }: { id: string; isLine: boolean }) {
  const { login } = useMessages();
  const search = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  // With this LINE opens a link in the browser of the device.
  search.set("openExternalBrowser", "1");
  return (
    <div className={styles.notice}>
      <p id={id}>{login.inApp}</p>
      {isLine ? (
        <a href={`?${search}`} className="button secondary">
          {login.openBrowser}
        </a>
      ) : (
        <p>{login.openFromMenu}</p>
      )}
    </div>
  );
}
