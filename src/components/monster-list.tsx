import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { MonsterCard } from "./monster-card.tsx";
import styles from "./monster-list.module.css";
import { ErrorBox, Loading } from "./status.tsx";

type MonsterListProps = { query: UseQueryResult<Monster[]>; headingLevel: 1 | 2 };

/** Every monster as a card. Data that is already here stays when a refresh of it fails. */
export function MonsterList({ query, headingLevel }: MonsterListProps) {
  const { home, monsters, nav } = useMessages();
  const failure = useErrorMessage("monsters", query.error);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.header}>
        <Heading id={headingId}>{headingLevel === 1 ? nav.encyclopedia : home.monsters}</Heading>
        {query.data && <p className={styles.count}>{monsters.count(query.data.length)}</p>}
      </div>
      {query.isPending && <Loading text={monsters.loading} />}
      {failure && <ErrorBox message={failure} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p className={styles.empty}>{monsters.empty}</p>}
      {query.data && query.data.length > 0 && (
        <ul className={styles.grid}>
          {query.data.map((monster) => (
            <li key={monster.id}>
              <MonsterCard monster={monster} headingLevel={headingLevel === 1 ? 2 : 3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
