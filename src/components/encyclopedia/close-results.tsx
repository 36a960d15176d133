import { useId } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { HiddenMatches } from "#src/monsters/search/hidden-matches.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import type { Search } from "#src/queries/use-search.ts";

type CloseResultsProps = { search: Search; onQuery: (query: MonsterQuery) => void };

/** What a search that finds little may have meant: monsters that a filter hides, or names close to it. */
export function CloseResults({ search: { hidden, didYouMean }, onQuery }: CloseResultsProps) {
  if (hidden) return <HiddenByFilter hidden={hidden} onLift={() => onQuery(hidden.lifted)} />;
  return didYouMean.length > 0 && <CloseNames monsters={didYouMean} />;
}

type HiddenByFilterProps = { hidden: HiddenMatches; onLift: () => void };

function HiddenByFilter({ hidden: { by, count }, onLift }: HiddenByFilterProps) {
  const { search, monster } = useMessages();
  const names = { ...monster, types: search.types, filters: search.someFilters };
  return (
    <div className={styles.hidden}>
      <p>{search.hidden(count, names[by])}</p>
      <button type="button" className="button secondary" onClick={keepingFocus(onLift)}>
        {search.lift}
      </button>
    </div>
  );
}

function CloseNames({ monsters }: { monsters: readonly Monster[] }) {
  const { search } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.close}>
      <h2 id={headingId}>{search.closest}</h2>
      <MonsterGrid monsters={monsters} labelledBy={headingId} headingLevel={3} />
    </section>
  );
}
