import { memo, Suspense } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import type { PortraitSubject } from "#src/portraits/portrait.ts";
import styles from "./monster-portrait.module.css";

const PortraitDrawing = lazyPart(() => import("./portrait-drawing.tsx"));

type MonsterPortraitProps = {
  monster: PortraitSubject;
  /** Breathes and blinks, where the visitor does not mind motion; for one or a few at a time. */
  isAlive?: boolean;
};

/** A monster's picture, as wide as its container; for decoration, beside the name. */
export const MonsterPortrait = memo(function MonsterPortrait({
  monster,
  isAlive = false,
}: MonsterPortraitProps) {
  return (
    <span
      className={isAlive ? `${styles.portrait} ${styles.alive}` : styles.portrait}
      aria-hidden="true"
    >
      <Suspense>
        <PortraitDrawing monster={monster} />
      </Suspense>
    </span>
  );
});
