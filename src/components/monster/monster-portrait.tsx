import { memo, Suspense } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import type { PortraitSubject } from "#src/portraits/portrait.ts";
import styles from "./monster-portrait.module.css";

const PortraitDrawing = lazyPart(() => import("./portrait-drawing.tsx"));

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
  return (
    <span
      className={isAnimated ? `${styles.portrait} ${styles.alive}` : styles.portrait}
      aria-hidden="true"
    >
      <Suspense>
        <PortraitDrawing monster={monster} />
      </Suspense>
    </span>
  );
});
