import { memo, Suspense, startTransition, useEffect, useState } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useTakesOver } from "#src/lib/hydration.ts";
import type { PortraitSubject } from "#src/portraits/portrait.ts";
import styles from "./monster-portrait.module.css";

const PortraitDrawing = lazyPart(() => import("./portrait-drawing.tsx"));

/**
 * Whether drawings may be rendered. In a prerendered page they come after hydration, which may reach a card
 * late, and in a transition, which does not block input; the HTML has none.
 */
function useIsDrawn(): boolean {
  const takesOver = useTakesOver();
  const [isDrawn, setIsDrawn] = useState(
    () => !takesOver && document.documentElement.dataset.shell === undefined,
  );
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn;
}

type MonsterPortraitProps = {
  monster: PortraitSubject;
  /** Breathes and blinks, unless reduced motion is preferred. For a few portraits at a time. */
  isAnimated?: boolean;
};

/** The decorative picture of a monster, as wide as its container. */
export const MonsterPortrait = memo(function MonsterPortrait({
  monster,
  isAnimated = false,
}: MonsterPortraitProps) {
  const isDrawn = useIsDrawn();
  return (
    <span
      className={isAnimated ? `${styles.portrait} ${styles.alive}` : styles.portrait}
      aria-hidden="true"
    >
      {isDrawn && (
        <Suspense>
          <PortraitDrawing monster={monster} />
        </Suspense>
      )}
    </span>
  );
});
