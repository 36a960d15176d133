import { useMessages } from "#src/messages/language.ts";
import type { SettingsError } from "#src/settings.ts";
import styles from "./notice.module.css";

/** Shown instead of the app when a setting is wrong; it names the variable. */
export function StartError({ error }: { error: SettingsError }) {
  const { settings } = useMessages();
  return (
    <main className={styles.notice}>
      <h1>{settings.title}</h1>
      <pre className={styles.details}>{error.message}</pre>
    </main>
  );
}
