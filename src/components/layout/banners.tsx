import { useEffect, useState } from "react";
import type { Language } from "#src/messages/languages.ts";
import { useLanguage, useMessages } from "#src/messages/translation.ts";
import { useNewVersion } from "#src/pwa/new-version.ts";
import { useOldestShownData } from "#src/queries/shown-data.ts";
import { useIsOnline } from "#src/queries/use-is-online.ts";
import { favorites, isStored, useStoredPart } from "#src/state/use-stored.ts";
import styles from "./banners.module.css";

/** The messages about the whole app: favorites that are not stored, offline, or a new version. */
export function Banners() {
  const { favorites: text, update } = useMessages();
  const areFavoritesStored = useStoredPart(favorites, () => isStored(favorites));
  const isOnline = useIsOnline();
  const newVersion = useNewVersion();
  return (
    <div aria-live="polite" className={styles.banners}>
      {!areFavoritesStored && (
        // What adds one says it, too.
        <p className={styles.banner} aria-live="off">
          {text.unstored}
        </p>
      )}
      {!isOnline && <OfflineMessage />}
      {newVersion && (
        <p className={styles.banner}>
          <span>{newVersion.isActivating ? update.underWay : update.available}</span>
          <button
            type="button"
            className="button small"
            aria-disabled={newVersion.isActivating}
            onClick={newVersion.activate}
          >
            {update.take}
          </button>
        </p>
      )}
    </div>
  );
}

const MINUTE_MS = 60_000;

/** Says that the browser is offline, and how old the data on the screen is. */
function OfflineMessage() {
  const { language, messages } = useLanguage();
  const { offline } = messages;
  const since = useOldestShownData();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const text = () => {
    if (since === null) return offline.plain;
    // Fetched before the clock was set back.
    if (since > now + MINUTE_MS) return offline.withOldData;
    return offline.withData(timeAgo(since, now, language));
  };
  return <p className={styles.banner}>{text()}</p>;
}

/** The time from `since` to `now` in milliseconds, as text; `null` for less than a minute. */
function timeAgo(since: number, now: number, language: Language): string | null {
  const minutes = Math.floor((now - since) / MINUTE_MS);
  if (minutes < 1) return null;
  const words = new Intl.RelativeTimeFormat(language);
  if (minutes < 60) return words.format(-minutes, "minute");
  if (minutes < 24 * 60) return words.format(-Math.floor(minutes / 60), "hour");
  return words.format(-Math.floor(minutes / 60 / 24), "day");
}
