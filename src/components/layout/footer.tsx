import { useMessages } from "#src/messages/language.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./layout.module.css";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Footer() {
  const { appName } = useMessages();
  return (
    <footer className={styles.footer}>
      <p>
        <small>© 2025 {appName}</small>
      </p>
      <ShortcutHelp />
      <ThemeSwitch />
      <LanguageSwitch />
    </footer>
  );
}
