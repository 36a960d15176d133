import styles from "./monster-card.module.css";
import gridStyles from "./monster-grid.module.css";

const CARDS = Array.from({ length: 12 }, (_, index) => index);

/** As many empty cards as a screen shows, of the size of those that come. */
export function ListSkeleton() {
  return (
    <div className={gridStyles.grid} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.skeleton} />
      ))}
    </div>
  );
}
