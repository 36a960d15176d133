import { useId, useRef } from "react";
import { useMessages } from "#src/messages/language.ts";
import { buttonClass } from "./button.ts";
import styles from "./shortcut-sheet.module.css";
import { useShortcuts } from "./use-shortcuts.ts";

/** The list of keys, opened with "?" or with its button. */
export function ShortcutSheet() {
  const { shortcuts } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const open = () => dialog.current?.showModal();
  useShortcuts({ "?": open });

  const rows = [
    [["/"], shortcuts.search],
    [["←", "→", "↑", "↓"], shortcuts.move],
    [["Enter"], shortcuts.open],
    [["Esc"], shortcuts.clear],
    [["←", "→"], shortcuts.neighbours],
    [["?"], shortcuts.help],
  ] as const;

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={open}
      >
        {shortcuts.title}
      </button>
      <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId}>
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
    </>
  );
}
