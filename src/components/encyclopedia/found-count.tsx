import { useMessages } from "#src/messages/translation.ts";
import styles from "./found-monsters.module.css";
import type { Found } from "./use-found.ts";

/** How many are found, of those that were searched. Only one of its two texts is visible. */
export function FoundCount({ found, inScope, isBusy }: Found) {
  const { search } = useMessages();
  return (
    <p data-found="" className={styles.summary} aria-busy={isBusy}>
      <span className={styles.count} aria-live="polite">
        {found.length > 0 && search.found(found.length, inScope.length)}
      </span>
      <span className={styles.searching} aria-hidden="true">
        {search.searching}
      </span>
    </p>
  );
}
