import { DisplaySwitches } from "#src/components/settings/display-settings.tsx";
import { useMessages } from "#src/messages/language.ts";
import styles from "./layout.module.css";
import { ShortcutHelp } from "./shortcut-help.tsx";

export function Footer() {
  const { appName } = useMessages();
  return (
    <footer className={styles.footer}>
      <p>
        <small translate="no">{`© 2025 ${appName}`}</small>
      </p>
      <ShortcutHelp />
      <DisplaySwitches />
    </footer>
  );
}
