import { useMessages } from "#src/messages/language.ts";
import styles from "./spinner.module.css";

/** Shown while a page waits to know who is here. */
export function Spinner() {
  const { guard } = useMessages();
  return (
    <div className={styles.spinner} role="status">
      {guard.checking}
    </div>
  );
}
