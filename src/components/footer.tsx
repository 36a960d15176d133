import { useMessages } from "#src/messages/language.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./layout.module.css";

export function Footer() {
  const { appName } = useMessages();
  return (
    <footer className={styles.footer}>
      <p>
        <small>© 2025 {appName}</small>
      </p>
      <LanguageSwitch />
    </footer>
  );
}
