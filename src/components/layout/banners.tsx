import { useMessages } from "#src/messages/language.ts";
import { useNewVersion } from "#src/pwa/new-version.ts";
import styles from "./banners.module.css";
import { OfflineMessage } from "./offline-message.tsx";

/** The messages about the whole app: offline, or a new version. */
export function Banners() {
  const { update } = useMessages();
  const newVersion = useNewVersion();
  return (
    <div aria-live="polite" className={styles.banners}>
      <OfflineMessage />
      {newVersion && (
        <p className={styles.banner}>
          <span>{update.available}</span>
          <button type="button" className="button small" onClick={newVersion.takeOver}>
            {update.take}
          </button>
        </p>
      )}
    </div>
  );
}
