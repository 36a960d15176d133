import { useState } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./shortcut-sheet.module.css";

const ShortcutSheet = lazyPart(() => import("./shortcut-sheet.tsx"));

/** Opens the list of keyboard shortcuts, with a button or with "?". */
export function ShortcutHelp() {
  const { shortcuts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ "?": () => setIsOpen(true) });
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {shortcuts.title}
      </button>
      {isOpen && <ShortcutSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
