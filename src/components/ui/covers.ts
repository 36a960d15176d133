import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

const DIALOG = "dialog[open]";
const MENU = ":popover-open";

/** Whether a dialog lies above the page. */
export const hasDialog = (): boolean => document.querySelector(DIALOG) !== null;

/** Whether a dialog or a menu lies above the page. */
export const isCovered = (): boolean => hasDialog() || document.querySelector(MENU) !== null;

/** Closes the menu that lies above the page. */
export const closeMenu = (): void => document.querySelector<HTMLElement>(MENU)?.hidePopover();

function uncover(): void {
  closeMenu();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(DIALOG)) dialog.close();
}

/** Closes dialogs and menus when the visitor goes elsewhere, Back and Forward included: they belong to what was below. */
export function useCloseOnNavigation(): void {
  const { history } = useRouter();
  useEffect(() => {
    // A page that may come back from the back-forward cache.
    addEventListener("pagehide", uncover);
    const unsubscribe = history.subscribe(uncover);
    return () => {
      removeEventListener("pagehide", uncover);
      unsubscribe();
    };
  }, [history]);
}
