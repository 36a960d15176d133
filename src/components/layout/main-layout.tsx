import { type ReactNode, useRef } from "react";
import { useMessages } from "#src/messages/language.ts";
import { Banners } from "./banners.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";
import { NavigationBar } from "./navigation-bar.tsx";
import { ToTop } from "./to-top.tsx";
import { useNavigationFocus } from "./use-navigation-focus.ts";

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
          <ToTop content={main} />
          <Banners />
        </div>
        <CompareTray />
      </div>
      <Footer />
    </div>
  );
}
