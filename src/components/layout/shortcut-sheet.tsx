import { useEffect, useId, useRef } from "react";
import { buttonClass } from "#src/components/ui/button.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./shortcut-sheet.module.css";

/** The dialog with the keyboard shortcuts, open while it is mounted. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const rows = [
    [["/"], shortcuts.search],
    [["←", "→", "↑", "↓"], shortcuts.move],
    [["Enter"], shortcuts.open],
    [["Esc"], shortcuts.clear],
    [["←", "→"], shortcuts.neighbours],
    [["?"], shortcuts.help],
  ] as const;

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{shortcuts.title}</h2>
      <dl className={styles.keys}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className={buttonClass("primary")}>
          {shortcuts.close}
        </button>
      </form>
    </dialog>
  );
}
