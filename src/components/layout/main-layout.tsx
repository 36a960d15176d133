import { type ReactNode, useRef } from "react";
import { useButtonKeys } from "#src/components/ui/use-button-keys.ts";
import { useMessages } from "#src/messages/language.ts";
import { Takeover } from "#src/page/takeover/takeover.tsx";
import { Banners } from "./banners.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";
import { NavigationBar } from "./navigation-bar.tsx";
import { useBarsAway } from "./use-bars-away.ts";

/** The layout of every page but the login page. */
export function MainLayout({ children }: { children: ReactNode }) {
  const { nav } = useMessages();
  const main = useRef<HTMLElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  useBarsAway();
  useButtonKeys();
  return (
    <div className={styles.layout}>
      <div className={styles.edge} />
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {nav.skip}
      </button>
      <NavigationBar />
      <main ref={main} className={styles.main} tabIndex={-1}>
        <Takeover>{children}</Takeover>
      </main>
      <div ref={dock} className={styles.dock}>
        <Banners />
        <CompareTray dock={dock} />
      </div>
      <Footer />
    </div>
  );
}
