import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useEndOfWait } from "#src/components/announcements/announce.ts";
import { EncyclopediaLink } from "#src/components/layout/encyclopedia-link.tsx";
import { lastList } from "#src/components/layout/last-list.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterFailure } from "#src/components/monster/monster-failure.tsx";
import { holdPlace } from "#src/components/ui/hold-place.ts";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { isNotFound, useErrorMessage } from "#src/queries/error-message.ts";
import type { MonsterResult } from "#src/queries/monsters.ts";
import { useReportShownData } from "#src/queries/shown-data.ts";
import { entryIndex, entryKey } from "#src/router-internals.ts";
import { MonsterProfile, type MonsterProfileProps } from "./monster-profile.tsx";
import { MonsterSkeleton } from "./monster-skeleton.tsx";
import styles from "./monster-steps.module.css";
import { MonsterSteps, type Steps } from "./monster-steps.tsx";

type MonsterDetailProps = Omit<MonsterProfileProps, "monster"> & {
  result: MonsterResult;
  steps: Steps;
  /** What leads on to other monsters, at the end. */
  children: ReactNode;
};

/** One monster: loading, failed, not found or loaded. */
export function MonsterDetail({ result, steps, children, ...facts }: MonsterDetailProps) {
  const { monster: text, failures } = useMessages();
  const page = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { error, monster, fetchedAt } = result;
  const isAbsent = isNotFound(error);
  const isPending = result.query.isPending && !monster;
  const failure = useErrorMessage("detail", error);
  const name = isAbsent ? failures.detail.notFound : monster?.name;
  useEndOfWait(name ?? null);
  useReportShownData(isAbsent ? null : fetchedAt);
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <PageHead
        title={(name && text.withReading(name)) ?? failure ?? text.title}
        {...(isAbsent ? { isAbsent } : { path: `/monsters/${encodeURIComponent(result.id)}` })}
      />
      {!monster && !isAbsent && !isPending && <h1 className="visually-hidden">{text.title}</h1>}
      {!isAbsent && (
        <div className={styles.top}>
          <BackButton />
          <MonsterSteps {...steps} page={page} area={area} />
        </div>
      )}
      {isPending && <MonsterSkeleton />}
      {isAbsent ? (
        <div className={styles.absent}>
          <Mascot of="lost" />
          <h1>{failures.detail.notFound}</h1>
          <div className="row">
            <BackButton />
            <EncyclopediaLink className="button primary" />
          </div>
        </div>
      ) : (
        <div className={styles.area}>
          <div ref={area} className="stack">
            <MonsterFailure result={result} />
            {monster && <MonsterProfile monster={monster} {...facts} />}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** The button that leads back from a monster to the list that the visitor came from; without one, to that of the address. */
function BackButton() {
  const { monster: text } = useMessages();
  const { history, navigate } = useRouter();
  const leftEntry = useRef<string>(null);
  const goBack = ({ currentTarget }: MouseEvent) => {
    holdPlace(currentTarget);
    const { state } = history.location;
    // A second press may come before the browser has gone, or after.
    if (leftEntry.current === entryKey(state)) return;
    leftEntry.current = entryKey(state);
    const list = lastList();
    if (list === null) void navigate({ to: "/monsters", search: true });
    else if (list < entryIndex(state)) history.go(list - entryIndex(state));
  };
  return (
    <button type="button" className="button secondary" onClick={goBack}>
      <span aria-hidden="true">←&ensp;</span>
      <span>{text.back}</span>
    </button>
  );
}
