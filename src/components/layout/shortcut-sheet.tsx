import { Fragment, useEffect, useId, useRef } from "react";
import { useModalDialog } from "#src/components/ui/use-modal-dialog.ts";
import { commandLabel } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/translation.ts";
import { characterKeys, setStored, useStored } from "#src/state/use-stored.ts";
import styles from "./shortcut-sheet.module.css";

/** The dialog with the keyboard shortcuts, open while it is mounted. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const dialog = useModalDialog(onClose);
  // On a small screen the button, which gets the focus otherwise, is below.
  useEffect(() => title.current?.focus(), []);

  const rows = [
    [["/", commandLabel("K")], shortcuts.search],
    [["←", "→", "↑", "↓"], shortcuts.move],
    [["Home", "End"], shortcuts.moveToEnd],
    [["PageUp", "PageDown"], shortcuts.movePage],
    [["Enter"], shortcuts.open],
    [["Esc"], shortcuts.clear],
    [["←", "→"], shortcuts.neighbours],
    [["f"], shortcuts.favorite],
    [["r"], shortcuts.meet],
    [["?"], shortcuts.help],
  ] as const;

  return (
    <dialog {...dialog} className={styles.sheet} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {shortcuts.title}
      </h2>
      <dl className={styles.keys}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className={styles.row}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && " "}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={useStored(characterKeys) === "on"}
          onChange={({ currentTarget }) =>
            setStored(characterKeys, currentTarget.checked ? "on" : "off")
          }
        />
        <span>{shortcuts.characterKeys}</span>
      </label>
      <form method="dialog">
        <button type="submit" className="button primary">
          {shortcuts.close}
        </button>
      </form>
    </dialog>
  );
}
