import { useMatch } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useRef } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useButtonKeys } from "#src/components/ui/use-button-keys.ts";
import { useMessages } from "#src/messages/translation.ts";
import { Takeover } from "#src/page/takeover/takeover.tsx";
import { comparison, useStored } from "#src/state/use-stored.ts";
import { Banners } from "./banners.tsx";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";
import { NavigationBar } from "./navigation-bar.tsx";
import { useBarsAway } from "./use-bars-away.ts";

// Loaded when the first monster is chosen.
const ChosenMonsters = lazyPart(() => import("./chosen-monsters.tsx"));

/** The tray of monsters chosen for comparison, in `dock`. Empty without a choice, and on the comparison screen. */
function CompareTray({ dock }: { dock: RefObject<HTMLElement | null> }) {
  const choice = useStored(comparison);
  const isComparing = useMatch({ from: "/_main/compare", shouldThrow: false, select: () => true });
  return choice.length > 0 && !isComparing && <ChosenMonsters choice={choice} dock={dock} />;
}

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
