import { type PortraitSubject, writeSubject } from "@monster-field/portraits";
import { memo } from "react";
import { portraitSubject } from "#src/monsters/portrait-subject.ts";
import styles from "./monster-portrait.module.css";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Drawn by the script of `loadPortraits`, which runs before React. */
      "monster-portrait": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        subject: string;
        loading?: "lazy" | undefined;
      };
    }
  }
}

type MonsterPortraitProps = {
  monster: PortraitSubject;
  /** Breathes and blinks for a while, unless reduced motion is preferred. For a few portraits at a time. */
  isAnimated?: boolean;
  /** Is drawn when the window is near, for what may be further down. */
  isLazy?: boolean;
};

/** The decorative picture of a monster, as wide as its container. */
export const MonsterPortrait = memo(function MonsterPortrait({
  monster,
  isAnimated = false,
  isLazy = false,
}: MonsterPortraitProps) {
  return (
    <monster-portrait
      // Before the subject, which draws it.
      loading={isLazy ? "lazy" : undefined}
      className={isAnimated ? `${styles.portrait} ${styles.alive}` : styles.portrait}
      subject={writeSubject(portraitSubject(monster))}
    />
  );
});
