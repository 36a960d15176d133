import { useMessages } from "#src/messages/language.ts";
import styles from "./spinner.module.css";
import { useDocumentTitle } from "./use-document-title.ts";

/** Shown while a route guard waits for the state of sign-in. */
export function Spinner() {
  const { guard } = useMessages();
  useDocumentTitle(guard.checking);
  return (
    <div className={styles.spinner} aria-live="polite">
      {guard.checking}
    </div>
  );
}
