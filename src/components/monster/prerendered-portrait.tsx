import { memo, Suspense } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import type { PortraitSubject } from "#src/portraits/portrait.ts";
import styles from "./monster-portrait.module.css";

const PortraitDrawing = lazyPart(() => import("./portrait-drawing.tsx"));

/**
 * A decorative portrait that breathes and blinks, unless reduced motion is preferred; as wide as its
 * container. It is part of a monster's prerendered page, and is hydrated when its code has come.
 */
// A render before that would make React drop the drawing: nothing but another monster may cause one.
export const PrerenderedPortrait = memo(function PrerenderedPortrait({
  monster,
}: {
  monster: PortraitSubject;
}) {
  return (
    <span className={`${styles.portrait} ${styles.alive}`} aria-hidden="true">
      <Suspense>
        <PortraitDrawing monster={monster} />
      </Suspense>
    </span>
  );
});
