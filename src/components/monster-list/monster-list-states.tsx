import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { ErrorBox, Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { LIST } from "#src/page/contract.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { useShownData } from "#src/queries/shown-data.ts";
import type { FirstScreen } from "#src/queries/stored-list/first-screen.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import styles from "./monster-list.module.css";
import { useReservedHeight } from "./use-reserved-height.ts";
import { type ShownList, useShownList } from "./use-shown-list.ts";

type MonsterListStatesProps = {
  query: UseQueryResult<Monster[]>;
  /** What may be shown until the list is there. */
  firstScreen: FirstScreen<Monster> | undefined;
  children: (shown: ShownList) => ReactNode;
};

/**
 * A list that is loading, failed, empty or loaded. It stays visible when a refresh fails. Its first monsters
 * are shown until it is there, or has failed as well.
 */
export function MonsterListStates({ query, firstScreen, children }: MonsterListStatesProps) {
  const { monsters: text } = useMessages();
  const isKnown = query.data !== undefined || firstScreen !== undefined;
  const { shown, error } = useShownList(query, firstScreen);
  const message = useErrorMessage("monsters", error, isKnown);
  useShownData(shown?.fetchedAt ?? null);
  return (
    <div {...{ [LIST]: "" }}>
      {!shown && !error && <PendingList />}
      {message && <ErrorBox message={message} onRetry={() => void query.refetch()} />}
      {shown?.monsters.length === 0 && (
        <div className={styles.empty}>
          <Mascot of="searcher" />
          <p>{text.empty}</p>
        </div>
      )}
      {shown && shown.monsters.length > 0 && children(shown)}
    </div>
  );
}

/** The place of a list that is not there yet. */
export function PendingList() {
  const { monsters: text } = useMessages();
  return (
    <div className={styles.pending} style={{ minHeight: useReservedHeight() }}>
      <Loading text={text.loading} onRetry={useRestartMonsters()} />
      <ListSkeleton />
    </div>
  );
}
