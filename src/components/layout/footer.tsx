import { useState } from "react";
import { LanguageSwitch } from "#src/components/settings/display-settings.tsx";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/translation.ts";
import { EncyclopediaLink } from "./encyclopedia-link.tsx";
import styles from "./layout.module.css";

const ShortcutSheet = lazyPart(() => import("./shortcut-sheet.tsx"));

/** The footer. It opens the list of keyboard shortcuts, with a button or with "?". */
export function Footer() {
  const { shortcuts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useShortcuts({ "?": open });
  return (
    <footer className={styles.footer}>
      <p>
        <small>© 2025</small>
      </p>
      <EncyclopediaLink className="quiet" />
      <button type="button" className={styles.shortcuts} aria-haspopup="dialog" onClick={open}>
        {shortcuts.title}
      </button>
      {isOpen && <ShortcutSheet onClose={() => setIsOpen(false)} />}
      <LanguageSwitch />
    </footer>
  );
}
