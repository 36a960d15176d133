import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useMessages } from "#src/messages/language.ts";
import { Banners } from "./banners.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";
import { NavigationBar } from "./navigation-bar.tsx";
import { useNavigationFocus } from "./use-navigation-focus.ts";

const ToTop = lazyPart(() => import("./to-top.tsx"));

/** The layout of every page but the login page. */
export function MainLayout({ children }: { children: ReactNode }) {
  const { nav } = useMessages();
  const main = useRef<HTMLElement>(null);
  const announced = useNavigationFocus(main);
  return (
    <div className={styles.layout}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {nav.skip}
      </button>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      <NavigationBar />
      <main ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.dock}>
        <div className={styles.overlay}>
          <ToTopOnScroll content={main} />
          <Banners />
        </div>
        <CompareTray />
      </div>
      <Footer />
    </div>
  );
}

/**
 * The button to the top, for whoever scrolls. It is not rendered before: React would hold the hydration of everything
 * else for 300 ms after a part that waits for its code.
 */
function ToTopOnScroll({ content }: { content: RefObject<HTMLElement | null> }) {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setIsScrolled(true));
    // A reloaded page may have been scrolled before.
    if (scrollY > 0) show();
    addEventListener("scroll", show, { once: true });
    return () => removeEventListener("scroll", show);
  }, []);
  return (
    isScrolled && (
      <Suspense>
        <ToTop content={content} />
      </Suspense>
    )
  );
}
