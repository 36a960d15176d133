import { useEffect, useState } from "react";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { prefersReducedMotion } from "#src/lib/motion.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./layout.module.css";

/** The observed area: the window moved up by 2¼ heights. The page reaches into it once it is scrolled by 1¼. */
const FAR_UP = "225% 0px -225%";

/** The button back to the top of a page, once that is far away. */
export function ToTop() {
  const { nav } = useMessages();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    // A busy browser reports several positions at once, the latest last.
    const show = (reports: IntersectionObserverEntry[]) =>
      setIsFar(reports.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(show, { rootMargin: FAR_UP });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const goToTop = () =>
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  return (
    isFar && (
      <div className={styles.toTop}>
        <button type="button" className="button small" onClick={keepingFocus(goToTop)}>
          <span aria-hidden="true">↑&nbsp;</span>
          <span>{nav.toTop}</span>
        </button>
      </div>
    )
  );
}
