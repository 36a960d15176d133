import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useEndOfWait } from "#src/components/announcements/announce.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { ErrorBox, Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/language.ts";
import { type MonsterList, PARTIAL_LENGTH } from "#src/monsters/monster-list.ts";
import { LIST } from "#src/page/contract.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { useShownData } from "#src/queries/shown-data.ts";
import cardStyles from "./monster-card.module.css";
import gridStyles from "./monster-grid.module.css";
import styles from "./monster-list.module.css";
import { useReservedHeight } from "./use-reserved-height.ts";

const SKELETON_CARDS = Array.from({ length: PARTIAL_LENGTH }, (_, index) => index);

type MonsterListStatesProps = {
  listQuery: UseQueryResult<MonsterList>;
  /** The list of the query, if it may be shown already. */
  list: MonsterList | undefined;
  /** Renders a list, to which `coming` monsters will be added. */
  children: (list: MonsterList, coming: number) => ReactNode;
};

/** A list that is loading, failed, empty or loaded, perhaps in part. It stays when a refresh fails. */
export function MonsterListStates({ listQuery, list, children }: MonsterListStatesProps) {
  const { monsters: text } = useMessages();
  // Deferred, so that React renders it in small steps and the page stays responsive.
  const shown = useDeferredValue(list);
  // After an error no more monsters come.
  const coming = shown && !listQuery.error ? shown.total - shown.monsters.length : 0;
  const message = useErrorMessage("monsters", listQuery.error, list !== undefined);
  useShownData(shown?.fetchedAt ?? null);
  useEndOfWait(shown ? text.loaded(shown.total) : null);
  return (
    <div {...{ [LIST]: "" }}>
      {!shown && !listQuery.error && <PendingList />}
      {message && <ErrorBox message={message} onRetry={() => void listQuery.refetch()} />}
      {shown?.total === 0 && (
        <div className={styles.empty}>
          <Mascot of="searcher" />
          <p>{text.empty}</p>
        </div>
      )}
      {shown && shown.total > 0 && children(shown, coming)}
    </div>
  );
}

/** The place of a list that is not there yet, with cards in the size of the real ones: portrait, name and badge. */
function PendingList() {
  const { monsters: text } = useMessages();
  return (
    <div className={styles.pending} style={{ minHeight: useReservedHeight() }}>
      <Loading text={text.loading} onRetry={useRestartMonsters()} />
      <div className={gridStyles.grid} aria-hidden="true">
        {SKELETON_CARDS.map((card) => (
          <div key={card} className={cardStyles.card} data-type="other">
            <div className={cardStyles.panel} />
            <div className={cardStyles.sketch} />
            <div className={cardStyles.sketch} />
            <div className={cardStyles.sketch} />
          </div>
        ))}
      </div>
    </div>
  );
}
