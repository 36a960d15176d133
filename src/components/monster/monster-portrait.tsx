import { type PortraitSubject, writeSubject } from "@monster-field/portraits";
import { createContext, memo, useContext } from "react";
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

/** Draws a subject in the build, as HTML that browsers show without any script: their parser makes a shadow root of it. */
export const DrawInBuild = createContext<((subject: string) => string) | null>(null);

/** The decorative picture of a monster, as wide as its container. */
export const MonsterPortrait = memo(function MonsterPortrait({
  monster,
  isAnimated = false,
  isLazy = false,
}: MonsterPortraitProps) {
  const draw = useContext(DrawInBuild);
  const subject = writeSubject(portraitSubject(monster));
  return (
    <monster-portrait
      // Before the subject, which draws it.
      loading={isLazy ? "lazy" : undefined}
      className={isAnimated ? `${styles.portrait} ${styles.alive}` : styles.portrait}
      subject={subject}
      {...(draw && { dangerouslySetInnerHTML: { __html: draw(subject) } })}
    />
  );
});
