import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useEndOfWait } from "#src/components/announcements/announce.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { ErrorBox, Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { useRestartMonsters } from "#src/queries/monsters.ts";
import { useReportShownData } from "#src/queries/shown-data.ts";
import { FIRST_CARDS } from "./card-range.ts";
import cardStyles from "./monster-card.module.css";
import gridStyles from "./monster-grid.module.css";
import styles from "./monster-list.module.css";
import { useReservedHeight } from "./use-reserved-height.ts";

const SKELETON_CARDS = Array.from({ length: FIRST_CARDS }, (_, index) => index);

type MonsterListStatesProps = {
  listQuery: UseQueryResult<MonsterList>;
  /** Whether the screen itself says that the list is loading. */
  isBare?: boolean;
  children: (monsters: readonly Monster[]) => ReactNode;
};

/** A list that is loading, failed, empty or loaded. It stays when a refresh fails. */
export function MonsterListStates({ listQuery, isBare = false, children }: MonsterListStatesProps) {
  const { monsters: text } = useMessages();
  // Deferred, so that React renders it in small steps and the page stays responsive.
  const shown = useDeferredValue(listQuery.data);
  const message = useErrorMessage("list", listQuery.error, listQuery.data !== undefined);
  useReportShownData(shown?.fetchedAt ?? null);
  useEndOfWait(shown ? text.loaded(shown.monsters.length) : null);
  return (
    <div data-list="">
      {!shown && !listQuery.error && <PendingList isBare={isBare} />}
      {message && (
        <div className={styles.failed}>
          <ErrorBox message={message} onRetry={() => void listQuery.refetch()} />
        </div>
      )}
      {shown?.monsters.length === 0 && (
        <div className={styles.empty}>
          <Mascot of="searcher" />
          <p>{text.empty}</p>
        </div>
      )}
      {shown && shown.monsters.length > 0 && children(shown.monsters)}
    </div>
  );
}

/** Says that a list is loading. */
export function ListLoading() {
  const { monsters: text } = useMessages();
  return <Loading text={text.loading} onRetry={useRestartMonsters()} />;
}

/** The place of a list that is not there yet, with cards in the size of the real ones: portrait, name and badge. */
function PendingList({ isBare }: { isBare: boolean }) {
  return (
    <div className={styles.pending} style={{ minHeight: useReservedHeight() }}>
      {!isBare && (
        <div className={styles.loading}>
          <ListLoading />
        </div>
      )}
      <div className={gridStyles.grid} aria-hidden="true">
        {SKELETON_CARDS.map((card) => (
          <div key={card} className={cardStyles.card} data-type="other">
            <div />
            <div className={cardStyles.sketch} />
            <div className={cardStyles.sketch} />
            <div className={cardStyles.sketch} />
          </div>
        ))}
      </div>
    </div>
  );
}
