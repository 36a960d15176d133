import { useMessages } from "#src/messages/translation.ts";
import styles from "./logotype.module.css";

/** The name of the app in letters of its own. */
export function Logotype() {
  return (
    <span className={styles.logotype} translate="no">
      {useMessages().appName}
    </span>
  );
}
