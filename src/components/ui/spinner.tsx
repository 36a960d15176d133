import { useMessages } from "#src/messages/translation.ts";
import { PageHead } from "./page-head.tsx";
import styles from "./spinner.module.css";

/** Shown while a route guard waits for the state of sign-in. */
export function Spinner() {
  const { guard } = useMessages();
  return (
    <>
      <PageHead title={guard.checking} />
      <div className={styles.spinner} aria-live="polite">
        {guard.checking}
      </div>
    </>
  );
}
