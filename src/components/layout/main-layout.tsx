import { type ReactNode, Suspense, useRef } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useMessages } from "#src/messages/language.ts";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";
import { NavigationBar } from "./navigation-bar.tsx";
import { useNavigationFocus } from "./use-navigation-focus.ts";

const Overlays = lazyPart(() => import("./overlays.tsx"));

/** The frame of every page but the login page: navigation bar, content, footer. */
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
      <Suspense>
        <Overlays />
      </Suspense>
      <Footer />
    </div>
  );
}
