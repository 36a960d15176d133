import type { ReactNode } from "react";
import { useEndOfWait } from "#src/components/announcements/announce.ts";
import { EncyclopediaLink } from "#src/components/layout/encyclopedia-link.tsx";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterFailure } from "#src/components/monster/monster-failure.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import type { Standing } from "#src/monsters/standing.ts";
import { isNotFound, useErrorMessage } from "#src/queries/error-message.ts";
import type { MonsterResult } from "#src/queries/monsters.ts";
import { useShownData } from "#src/queries/shown-data.ts";
import { BackButton } from "./back-button.tsx";
import { MonsterProfile } from "./monster-profile.tsx";
import { MonsterSkeleton } from "./monster-skeleton.tsx";
import styles from "./monster-steps.module.css";

type MonsterDetailProps = {
  result: MonsterResult;
  /** The end of the scale that the stats of all monsters share, once there is a list. */
  listScale: number | undefined;
  /** The places of the monster in the whole list, once there is one. */
  standing: Standing | undefined;
  /** The query of the list to go back to. */
  query: MonsterQuery;
  /** The steps to other monsters, beside the way back. */
  steps: ReactNode;
  /** What leads on to other monsters, at the end. */
  children: ReactNode;
};

/** One monster: loading, failed, not found or loaded. */
export function MonsterDetail({
  result,
  listScale,
  standing,
  query,
  steps,
  children,
}: MonsterDetailProps) {
  const { monster: text, failures } = useMessages();
  const { error, monster, fetchedAt } = result;
  const isAbsent = isNotFound(error);
  const isPending = result.query.isPending && !monster;
  const failure = useErrorMessage("detail", error);
  const name = isAbsent ? failures.detail.notFound : monster?.name;
  useEndOfWait(name ?? null);
  useShownData(isAbsent ? null : fetchedAt);
  return (
    <div className="stack" tabIndex={-1}>
      <PageHead
        title={(name && text.withReading(name)) ?? failure ?? text.title}
        {...(isAbsent ? { isAbsent } : { path: `/monsters/${encodeURIComponent(result.id)}` })}
      />
      {!monster && !isAbsent && !isPending && <h1 className="visually-hidden">{text.title}</h1>}
      {!isAbsent && (
        <div className={styles.top}>
          <BackButton query={query} />
          {steps}
        </div>
      )}
      {isPending && <MonsterSkeleton />}
      {isAbsent ? (
        <div className={styles.absent}>
          <Mascot of="lost" />
          <h1>{failures.detail.notFound}</h1>
          <div className="row">
            <BackButton query={query} />
            <EncyclopediaLink className="button primary" />
          </div>
        </div>
      ) : (
        <>
          <MonsterFailure result={result} />
          {monster && <MonsterProfile {...{ monster, listScale, standing }} />}
        </>
      )}
      {children}
    </div>
  );
}
