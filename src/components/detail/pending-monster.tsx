import { BackButton } from "./back-button.tsx";
import styles from "./monster-detail.module.css";
import { MonsterSkeleton } from "./monster-skeleton.tsx";

/** What the page of any monster shows until the app has rendered `MonsterDetail`, whose layout it has. */
export function PendingMonster() {
  return (
    <div className={styles.screen}>
      <div className={styles.ways}>
        <BackButton />
      </div>
      <MonsterSkeleton />
    </div>
  );
}
