import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import styles from "./shortcut-sheet.module.css";
import { useShortcuts } from "./use-shortcuts.ts";

type Sheet = { default: (props: { onClose: () => void }) => ReactNode };

// Help that cannot be loaded stays closed; the page goes on without it.
const ShortcutSheet = lazy(
  (): Promise<Sheet> => import("./shortcut-sheet.tsx").catch(() => ({ default: () => null })),
);

/** Opens the list of keys, with its button or with "?". */
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
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        {shortcuts.title}
      </button>
      {isOpen && (
        <Suspense>
          <ShortcutSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
