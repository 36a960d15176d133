import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { announce, useEndOfWait } from "#src/components/announcements/announce.ts";
import { MAX_COMPARED } from "#src/components/monster/compare-choice.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterFailure } from "#src/components/monster/monster-failure.tsx";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import { isNotFound } from "#src/queries/error-message.ts";
import type { MonsterResult } from "#src/queries/monsters.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { useShownData } from "#src/queries/shown-data.ts";
import { CompareChart } from "./compare-chart.tsx";
import { CompareTable } from "./compare-table.tsx";
import styles from "./comparison.module.css";
import { useChoiceFollowing } from "./use-choice-following.ts";
import { useScaleEnds } from "./use-scale-ends.ts";

/** Holds the place of a monster that is loading. */
const blankMonster = (id: string): Monster => ({
  ...{ id, name: "\u00a0", type: null, level: null, moves: null },
  ...{ hp: null, attack: null, defense: null, speed: null },
});

type ComparisonProps = { compared: MonsterResult[]; onRemove: (id: string) => void };

/** Monsters side by side, with a message for each that does not exist. */
export function Comparison(props: ComparisonProps) {
  const { compare } = useMessages();
  const headingId = useId();
  // One HTML serves all addresses, so it compares nothing. Styles hide the footer while there is a template.
  const isHydrated = useAfterHydration(false, true);
  return (
    <section className={styles.comparison} aria-labelledby={headingId} tabIndex={-1}>
      <h1 id={headingId}>{compare.title}</h1>
      {isHydrated ? <Compared {...props} /> : <template />}
    </section>
  );
}

/** The columns of a comparison. Showing each monster as it arrives would shift the layout. */
function columnsOf(compared: MonsterResult[]) {
  const existing = compared.filter(({ error }) => !isNotFound(error));
  const isPending = compared.some(({ query, monster }) => query.isPending && !monster);
  const found = isPending
    ? []
    : existing.flatMap(({ monster, fetchedAt }) =>
        monster && fetchedAt !== null ? [{ monster, fetchedAt }] : [],
      );
  const monsters = found.map(({ monster }) => monster);
  const columns = isPending ? existing.map(({ id }) => blankMonster(id)) : monsters;
  const oldest = found.length > 0 ? Math.min(...found.map(({ fetchedAt }) => fetchedAt)) : null;
  return { existing: existing.length, isPending, monsters, columns, oldest };
}

function Compared({ compared, onRemove }: ComparisonProps) {
  const { compare, monster: text } = useMessages();
  const restart = useRestartMonsters();
  const followChoice = useChoiceFollowing(compared);
  const { existing, isPending, monsters, columns, oldest } = columnsOf(compared);
  const scaleEnds = useScaleEnds(monsters);
  useShownData(oldest);
  useEndOfWait(monsters.length > 0 ? compare.shown(monsters.map(({ name }) => name)) : null);
  const remove = (id: string) => {
    const name = compared.find((result) => result.id === id)?.monster?.name ?? id;
    announce(compare.removed(name, compared.length - 1));
    followChoice();
    onRemove(id);
  };
  return (
    <>
      <Failures compared={compared} onRemove={remove} />
      {compared.length === 0 && (
        <div className={styles.empty}>
          <Mascot of="searcher" />
          <p>{compare.empty}</p>
          <p className="note">{compare.emptyHint}</p>
          <EncyclopediaLink look="primary" />
        </div>
      )}
      {compared.length > 0 && existing === 0 && <EncyclopediaLink look="primary" />}
      {existing > 0 && existing < MAX_COMPARED && (
        <div className="row">
          {existing === 1 && <p>{compare.chooseMore}</p>}
          {/* In the encyclopedia, the monsters shown here are the choice to add to. */}
          <Link
            to="/monsters"
            className="button secondary"
            onClick={isPending ? undefined : followChoice}
          >
            <span aria-hidden="true">＋</span>
            <span>{compare.oneMore}</span>
          </Link>
        </div>
      )}
      {columns.length > 0 && (
        <div className={styles.view}>
          <CompareTable monsters={columns} scaleEnds={scaleEnds} onRemove={remove}>
            {isPending && <Loading text={text.loading} onRetry={restart} />}
          </CompareTable>
          {columns.length > 1 && (
            <div className={styles.side}>
              <CompareChart monsters={monsters} scaleEnd={scaleEnds.stat} />
              {existing === MAX_COMPARED && <EncyclopediaLink look="secondary" />}
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** What is said of each monster that is missing. */
function Failures({ compared, onRemove }: ComparisonProps) {
  const { compare } = useMessages();
  return compared.map((result) =>
    isNotFound(result.error) ? (
      <p key={result.id} className="row" role="alert">
        <span>{compare.notFound(result.id)}</span>
        <button
          type="button"
          className="button secondary"
          onClick={keepingFocus(() => onRemove(result.id))}
        >
          {compare.remove(result.id)}
        </button>
      </p>
    ) : (
      <MonsterFailure key={result.id} result={result} />
    ),
  );
}

function EncyclopediaLink({ look }: { look: "primary" | "secondary" }) {
  const { nav } = useMessages();
  return (
    <Link to="/monsters" className={`button ${look}`}>
      {nav.encyclopedia}
    </Link>
  );
}
