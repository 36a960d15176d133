import { useEffect, useId, useRef } from "react";
import { buttonClass } from "#src/components/ui/button.ts";
import { regionAround } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./shortcut-sheet.module.css";

/** Whether the browser itself closes a dialog with `closedby` at a click beside it. */
const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;

function closeOnClickBeside(sheet: HTMLDialogElement): void {
  sheet.addEventListener("click", ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (target === sheet && !isInside) sheet.close();
  });
}

/** The dialog with the keyboard shortcuts, open while it is mounted. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const region = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet || sheet.open) return;
    region.current = regionAround(document.activeElement);
    sheet.showModal();
    // On a small screen the button, which gets the focus otherwise, is below.
    title.current?.focus();
    if (!hasClosedBy) closeOnClickBeside(sheet);
  }, []);

  const close = () => {
    // The browser finds nothing to give the focus back to when the list has dropped that card. Until the
    // next frame the focus then stays in the closed dialog.
    const { activeElement, body } = document;
    if (activeElement === body || dialog.current?.contains(activeElement))
      region.current?.focus({ preventScroll: true });
    onClose();
  };

  const rows = [
    [["/"], shortcuts.search],
    [["←", "→", "↑", "↓"], shortcuts.move],
    [["Home", "End"], shortcuts.moveToEnd],
    [["PageUp", "PageDown"], shortcuts.movePage],
    [["Enter"], shortcuts.open],
    [["Esc"], shortcuts.clear],
    [["←", "→"], shortcuts.neighbours],
    [["?"], shortcuts.help],
  ] as const;

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      closedby="any"
      onClose={close}
    >
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {shortcuts.title}
      </h2>
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
