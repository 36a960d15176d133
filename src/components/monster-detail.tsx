import type { UseQueryResult } from "@tanstack/react-query";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { isAbsent, useErrorMessage } from "#src/queries/error-message.ts";
import { buttonClass } from "./button.ts";
import styles from "./monster-detail.module.css";
import { MonsterProfile } from "./monster-profile.tsx";
import { ErrorBox, Loading } from "./status.tsx";

type MonsterDetailProps = { query: UseQueryResult<Monster>; onBack: () => void };

/** One monster: loading, failed, absent, or there. */
export function MonsterDetail({ query, onBack }: MonsterDetailProps) {
  const { monster: text } = useMessages();
  const failure = useErrorMessage("monster", query.error);
  return (
    <div className={styles.screen} tabIndex={-1}>
      <button type="button" className={buttonClass("secondary")} onClick={onBack}>
        {text.back}
      </button>
      {query.isPending && <Loading text={text.loading} />}
      {isAbsent(query.error) ? (
        <h1 className={styles.absent}>{text.absent}</h1>
      ) : (
        <>
          {failure && <ErrorBox message={failure} onRetry={() => void query.refetch()} />}
          {query.data && <MonsterProfile monster={query.data} />}
        </>
      )}
    </div>
  );
}
