import { useReservedHeight } from "#src/components/monster-list/use-reserved-height.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./found-monsters.module.css";

/** The place of a table whose code is loading. */
export function PendingTable() {
  const { monsters } = useMessages();
  return (
    <div className={styles.pendingTable} style={{ minHeight: useReservedHeight() }}>
      <p>{monsters.loading}</p>
    </div>
  );
}
