import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, Suspense, useRef } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useMessages } from "#src/messages/language.ts";
import { Banners } from "./banners.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";
import { NavigationBar } from "./navigation-bar.tsx";
import { useNavigationFocus } from "./use-navigation-focus.ts";

// Only who scrolls needs it.
const ToTop = lazyPart(async () => {
  await new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  return import("./to-top.tsx");
});

/** The layout of every page but the login page. */
export function MainLayout({ children }: { children: ReactNode }) {
  const { nav } = useMessages();
  const main = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
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
          {isHydrated && (
            <Suspense>
              <ToTop content={main} />
            </Suspense>
          )}
          <Banners />
        </div>
        <CompareTray />
      </div>
      <Footer />
    </div>
  );
}
