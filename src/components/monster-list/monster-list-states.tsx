import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { ErrorBox, Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { useShownData } from "#src/queries/shown-data.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import styles from "./monster-list.module.css";
import { useIsListShown } from "./use-is-list-shown.ts";
import { useReservedHeight } from "./use-reserved-height.ts";

type MonsterListStatesProps = {
  query: UseQueryResult<Monster[]>;
  children: (monsters: Monster[]) => ReactNode;
};

/** A list that is loading, failed, empty or loaded. It stays visible when a refresh fails. */
export function MonsterListStates({ query, children }: MonsterListStatesProps) {
  const { monsters: text } = useMessages();
  const error = useErrorMessage("monsters", query.error, query.data !== undefined);
  const isShown = useIsListShown();
  // Deferred, so that React renders the list in small steps and the page stays responsive.
  const deferred = useDeferredValue(query.data);
  const monsters = isShown ? deferred : undefined;
  useShownData(monsters ? query.dataUpdatedAt : null);
  const failure = isShown ? error : null;
  const isPending = !isShown || query.isPending || (query.isSuccess && !monsters);
  return (
    <div data-list>
      {isPending && <PendingList />}
      {failure && <ErrorBox message={failure} onRetry={() => void query.refetch()} />}
      {monsters?.length === 0 && (
        <div className={styles.empty}>
          <Mascot of="searcher" />
          <p>{text.empty}</p>
        </div>
      )}
      {monsters && monsters.length > 0 && children(monsters)}
    </div>
  );
}

function PendingList() {
  const { monsters: text } = useMessages();
  return (
    <div className={styles.pending} style={{ minHeight: useReservedHeight() }}>
      <Loading text={text.loading} onRetry={useRestartMonsters()} />
      <ListSkeleton />
    </div>
  );
}
