import { useLocation } from "@tanstack/react-router";
import { useMessages } from "#src/messages/translation.ts";
import styles from "./login-panel.module.css";

/** What browsers inside apps add to the user agent. Android itself adds the last one. */
const APPS =
  /\bLine\/|\bFB(?:AN|AV|_IAB)\/|Instagram|Twitter(?!bot)|TikTok|musical_ly|BytedanceWebview|KAKAOTALK|MicroMessenger|Snapchat|; wv\)/;

/** The app in whose built-in browser the page is open; `null` in a real browser. Google refuses sign-in in such apps. */
export function inAppBrowser(userAgent: string): "LINE" | "other" | null {
  if (!APPS.test(userAgent)) return null;
  return /\bLine\//.test(userAgent) ? "LINE" : "other";
}

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
