import type { ReactNode } from "react";
import { STATS } from "#src/monsters/monster.ts";
import styles from "./monster-profile.module.css";

/** The outlines of a monster that is loading, in its places; `children` say so. */
export function MonsterSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.field}>
        <div className={styles.stage}>
          <div className={styles.portrait}>{children}</div>
        </div>
      </div>
      <div className={styles.facts} aria-hidden="true">
        <div className={styles.header}>
          <div className={styles.sketch} />
          <div className={styles.sketch} />
          <div className={styles.sketch} />
        </div>
        {STATS.map((stat) => (
          <div key={stat} className={styles.sketch} />
        ))}
      </div>
    </div>
  );
}
