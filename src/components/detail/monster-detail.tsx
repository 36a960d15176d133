import type { ReactNode } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterFailure } from "#src/components/monster/monster-failure.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/language.ts";
import { isNotFound } from "#src/queries/error-message.ts";
import type { MonsterResult } from "#src/queries/monsters.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { useShownData } from "#src/queries/shown-data.ts";
import styles from "./monster-detail.module.css";
import profileStyles from "./monster-profile.module.css";
import { MonsterProfile } from "./monster-profile.tsx";

type MonsterDetailProps = {
  result: MonsterResult;
  onBack: () => void;
  /** The links to other monsters. */
  children: ReactNode;
};

/** One monster: loading, failed, not found or loaded. */
export function MonsterDetail({ result, onBack, children }: MonsterDetailProps) {
  const { monster: text } = useMessages();
  const { query, monster, fetchedAt } = result;
  const isAbsent = isNotFound(query.error);
  useShownData(isAbsent ? null : fetchedAt);
  const restart = useRestartMonsters();
  return (
    <div className={styles.screen} tabIndex={-1}>
      <div className={styles.ways}>
        <button type="button" className={buttonClass("secondary")} onClick={onBack}>
          {text.back}
        </button>
        {children}
      </div>
      {!monster && !isAbsent && <h1 className="visually-hidden">{text.title}</h1>}
      {query.isPending && !monster && (
        <div>
          <Loading text={text.loading} onRetry={restart} />
          <div className={profileStyles.skeleton} aria-hidden="true" />
        </div>
      )}
      {isAbsent ? (
        <div className={styles.notFound}>
          <Mascot of="lost" />
          <h1>{text.notFound}</h1>
        </div>
      ) : (
        <>
          <MonsterFailure result={result} />
          {monster && <MonsterProfile monster={monster} />}
        </>
      )}
    </div>
  );
}
