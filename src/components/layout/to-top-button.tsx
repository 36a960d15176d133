import type { RefObject } from "react";
import { prefersReducedMotion } from "#src/lib/motion.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./layout.module.css";

/** The button that leads back to the top of a long page. */
export default function ToTopButton({ content }: { content: RefObject<HTMLElement | null> }) {
  const { nav } = useMessages();
  const goToTop = () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    content.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.toTop}>
      <button type="button" className="button small" onClick={goToTop}>
        <span aria-hidden="true">↑&nbsp;</span>
        <span>{nav.toTop}</span>
      </button>
    </div>
  );
}
