import { FIRST_COUNT } from "#src/api/list-start.ts";
import styles from "./monster-card.module.css";
import gridStyles from "./monster-grid.module.css";

const CARDS = Array.from({ length: FIRST_COUNT }, (_, index) => index);

/** Placeholder cards in the size of the real ones: portrait, name and badge. */
export function ListSkeleton() {
  return (
    <div className={gridStyles.grid} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.card} data-type="other">
          <div className={styles.panel} />
          <div className={styles.sketch} />
          <div className={styles.sketch} />
        </div>
      ))}
    </div>
  );
}
