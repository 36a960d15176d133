import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { MonsterFailure } from "#src/components/monster/monster-failure.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/language.ts";
import { isNotFound } from "#src/queries/error-message.ts";
import type { MonsterResult } from "#src/queries/monsters.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { useShownData } from "#src/queries/shown-data.ts";
import { CompareChart } from "./compare-chart.tsx";
import { CompareTable } from "./compare-table.tsx";
import styles from "./comparison.module.css";

type ComparisonProps = { compared: MonsterResult[]; onRemove: (id: string) => void };

/** Monsters side by side, with a message for each that does not exist. */
export function Comparison({ compared, onRemove }: ComparisonProps) {
  const { compare, monster: text, nav } = useMessages();
  const restart = useRestartMonsters();
  const headingId = useId();
  const found = compared.flatMap(({ query, monster, fetchedAt }) =>
    monster && fetchedAt !== null && !isNotFound(query.error) ? [{ monster, fetchedAt }] : [],
  );
  const monsters = found.map(({ monster }) => monster);
  // Showing each monster as it arrives would shift the layout.
  const isPending = compared.some(({ query, monster }) => query.isPending && !monster);
  const isTableShown = monsters.length > 0 && !isPending;
  useShownData(isTableShown ? Math.min(...found.map(({ fetchedAt }) => fetchedAt)) : null);
  return (
    <section className={styles.comparison} aria-labelledby={headingId} tabIndex={-1}>
      <h1 id={headingId}>{compare.title}</h1>
      {compared.map((result) =>
        isNotFound(result.query.error) ? (
          <p key={result.id} className={styles.notFound} role="status">
            {compare.notFound(result.id)}
            <button
              type="button"
              className={buttonClass("secondary")}
              onClick={keepingFocus(() => onRemove(result.id))}
            >
              {compare.remove(result.id)}
            </button>
          </p>
        ) : (
          <MonsterFailure key={result.id} result={result} />
        ),
      )}
      {isPending && (
        <div className={styles.pending}>
          <Loading text={text.loading} onRetry={restart} />
        </div>
      )}
      {isTableShown && (
        <>
          <CompareTable monsters={monsters} onRemove={onRemove} />
          <CompareChart monsters={monsters} />
        </>
      )}
      {compared.length === 0 && (
        <>
          <p>{compare.empty}</p>
          <p>{compare.emptyHint}</p>
        </>
      )}
      <Link to="/monsters" className={buttonClass("secondary")}>
        {nav.encyclopedia}
      </Link>
    </section>
  );
}
