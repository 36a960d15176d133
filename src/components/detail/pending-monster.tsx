import { buttonClass } from "#src/components/ui/button.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./monster-detail.module.css";
import { MonsterSkeleton } from "./monster-skeleton.tsx";

/** What the page of any monster shows until the app has rendered `MonsterDetail`, whose layout it has. */
export function PendingMonster() {
  const { monster: text } = useMessages();
  return (
    <div className={styles.screen}>
      <div className={styles.ways}>
        <button
          type="button"
          className={`${buttonClass("secondary")} ${styles.back}`}
          aria-disabled="true"
        >
          <span>{text.back}</span>
        </button>
      </div>
      <MonsterSkeleton />
    </div>
  );
}
