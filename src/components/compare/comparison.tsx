import { linkOptions } from "@tanstack/react-router";
import { useId } from "react";
import { announce, useEndOfWait } from "#src/components/announcements/announce.ts";
import { MonsterFailure } from "#src/components/monster/monster-failure.tsx";
import { ShareButton } from "#src/components/monster/share-button.tsx";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { OnlyInBrowser } from "#src/components/ui/only-in-browser.tsx";
import { Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { blankMonster, type Monster } from "#src/monsters/fields.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { isNotFound } from "#src/queries/error-message.ts";
import { type MonsterResult, useMonsters, useRestartMonsters } from "#src/queries/monsters.ts";
import { useReportShownData } from "#src/queries/shown-data.ts";
import { MAX_COMPARED } from "#src/state/stored.ts";
import { CompareTable } from "./compare-table.tsx";
import styles from "./comparison.module.css";
import { EmptyPlace } from "./empty-place.tsx";
import { useChoiceFollowing } from "./use-choice-following.ts";

type ComparisonProps = { compared: MonsterResult[]; onChange: (ids: string[]) => void };

/** Monsters side by side, with a message for each that does not exist. */
export function Comparison(props: ComparisonProps) {
  const { compare } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.comparison} aria-labelledby={headingId} tabIndex={-1}>
      <h1 id={headingId}>{compare.title}</h1>
      <OnlyInBrowser>
        <Compared {...props} />
      </OnlyInBrowser>
    </section>
  );
}

/** These monsters once all of them are there: showing each as it arrives would shift the layout. */
function useArrived(results: MonsterResult[]) {
  const { compare } = useMessages();
  const isPending = results.some(({ query, monster }) => query.isPending && !monster);
  const arrived = results.flatMap(({ monster, fetchedAt }) =>
    !isPending && monster && fetchedAt !== null ? [{ monster, fetchedAt }] : [],
  );
  const monsters = arrived.map(({ monster }) => monster);
  const isLoaded = monsters.length > 0;
  useReportShownData(isLoaded ? Math.min(...arrived.map(({ fetchedAt }) => fetchedAt)) : null);
  useEndOfWait(isLoaded ? compare.shown(monsters.map(({ name }) => name)) : null);
  return { monsters, isPending };
}

function Compared({ compared, onChange }: ComparisonProps) {
  const { compare, monster: text } = useMessages();
  const restart = useRestartMonsters();
  const followChoice = useChoiceFollowing(compared);
  const existing = compared.filter(({ error }) => !isNotFound(error));
  const { monsters, isPending } = useArrived(existing);
  // What holds the place of a monster has a name with a reading, where names do.
  const columns = isPending ? existing.map(({ id }) => blankMonster(id, "あ")) : monsters;
  const list = useMonsters().data?.monsters ?? NO_MONSTERS;
  const scaleEnd = statScale(monsters, list);
  const change = (ids: string[], said: string) => {
    announce(said);
    followChoice();
    onChange(ids);
  };
  const remove = (removed: string) => {
    const name = compared.find(({ id }) => id === removed)?.monster?.name ?? removed;
    const ids = compared.map(({ id }) => id).filter((id) => id !== removed);
    change(ids, compare.removed(name, ids.length));
  };
  const ids = existing.map(({ id }) => id);
  const add = (monster?: Monster) => {
    followChoice();
    if (monster && !ids.includes(monster.id)) announce(compare.added(monster.name, ids.length + 1));
  };
  const place = ids.length < MAX_COMPARED && <EmptyPlace compared={ids} onAdd={add} />;
  return (
    <>
      {ids.length > 0 && (
        <div className={styles.actions}>
          <ShareButton
            key={ids.join()}
            title={compare.title}
            to={linkOptions({ to: "/compare", search: { ids } })}
          />
          <button
            type="button"
            className="button small"
            onClick={keepingFocus(() => change([], compare.empty))}
          >
            {compare.clear}
          </button>
        </div>
      )}
      {compared.map((result) =>
        existing.includes(result) ? (
          <MonsterFailure key={result.id} result={result} />
        ) : (
          <AbsentMonster key={result.id} id={result.id} onRemove={remove} />
        ),
      )}
      {compared.length === 0 && <p>{compare.empty}</p>}
      {ids.length === 0 && place}
      {compared.length > 0 && (
        // What only holds their place does not move: those that do not exist have none.
        <div key={isPending ? "pending" : "arrived"} className={styles.view}>
          {columns.length > 0 && (
            <CompareTable monsters={columns} scaleEnd={scaleEnd} onRemove={remove} place={place}>
              {isPending && <Loading text={text.loading} onRetry={restart} />}
            </CompareTable>
          )}
        </div>
      )}
    </>
  );
}

function AbsentMonster({ id, onRemove }: { id: string; onRemove: (id: string) => void }) {
  const { compare } = useMessages();
  return (
    <p className="row" role="alert">
      <span>{compare.notFound(id)}</span>
      <button type="button" className="button secondary" onClick={keepingFocus(() => onRemove(id))}>
        {compare.remove(id)}
      </button>
    </p>
  );
}
