import { onlineManager } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLanguage, useMessages } from "#src/messages/language.ts";
import { useListFetchedAt } from "#src/queries/monsters.ts";
import styles from "./offline-banner.module.css";

const MINUTE_MS = 60_000;

const isOnline = () => onlineManager.isOnline();
const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says that there is no network and how old what is shown is; nothing while there is one. */
export function OfflineBanner() {
  const { offline } = useMessages();
  const online = useSyncExternalStore(subscribe, isOnline, isOnline);
  const age = useAge(useListFetchedAt());
  return (
    <div aria-live="polite" className={styles.region}>
      {!online && <p className={styles.banner}>{age ? offline.withData(age) : offline.plain}</p>}
    </div>
  );
}

/** How long ago a moment was, in words of the chosen language, kept up to date. */
function useAge(since: number | null): string | null {
  const { language } = useLanguage();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return null;
  const minutes = Math.max(Math.floor((now - since) / MINUTE_MS), 0);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes < 60) return words.format(-minutes, "minute");
  if (minutes < 24 * 60) return words.format(-Math.floor(minutes / 60), "hour");
  return words.format(-Math.floor(minutes / 60 / 24), "day");
}
