import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { focusRegionAround } from "#src/components/ui/focus-region.ts";
import styles from "./header-menu.module.css";

type HeaderMenuProps = {
  label: string;
  face: ReactNode;
  children: ReactNode;
};

/** A round button in the header, which opens a menu below it. */
export function HeaderMenu({ label, face, children }: HeaderMenuProps) {
  const menuId = useId();
  const trigger = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = trigger.current;
    // Signing in or out, also in another tab, removes the menu, and the focus with it.
    return () => {
      if (button?.parentElement?.contains(document.activeElement)) focusRegionAround(button);
    };
  }, []);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        popoverTarget={menuId}
        aria-label={label}
      >
        {face}
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        {children}
      </div>
    </>
  );
}
