import { useEffect, useRef } from "react";
import { regionAround } from "./focus-region.ts";

/** Whether the browser itself closes a dialog with `closedby` on a click beside it. */
const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;

function closeOnClickBeside(dialog: HTMLDialogElement): void {
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isInside;
  };
  let isPressedBeside = false;
  dialog.addEventListener("pointerdown", (event) => {
    isPressedBeside = isBeside(event);
  });
  // A drag from the inside, such as one that selects text, ends in a click on the dialog.
  dialog.addEventListener("click", (event) => {
    if (isPressedBeside && isBeside(event)) dialog.close();
  });
}

/** The props of a modal dialog that is open while mounted. Closing it restores the focus, and calls `onClose`. */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const region = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    const root = document.documentElement;
    // For the styles of the root, which would be slow at each tap if they looked for a dialog themselves.
    root.toggleAttribute("data-modal", true);
    if (dialog && !dialog.open) {
      region.current = regionAround(document.activeElement);
      dialog.showModal();
      if (!hasClosedBy) closeOnClickBeside(dialog);
    }
    return () => root.removeAttribute("data-modal");
  }, []);

  const close = () => {
    // The browser cannot restore the focus to an element that is no longer in the document. Until the next frame the
    // focus then stays in the closed dialog.
    const { activeElement, body } = document;
    if (activeElement === body || ref.current?.contains(activeElement))
      region.current?.focus({ preventScroll: true });
    onClose();
  };
  return { ref, closedby: "any", onClose: close } as const;
}
