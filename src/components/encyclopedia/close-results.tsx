import { useId } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import type { SearchResult } from "#src/monsters/search/search-monsters.ts";
import styles from "./found-monsters.module.css";

type CloseResultsProps = { result: SearchResult; onQuery: (query: MonsterQuery) => void };

/** What a search that finds little may have meant: monsters that a filter hides, or names close to it. */
export function CloseResults({ result: { hidden, didYouMean }, onQuery }: CloseResultsProps) {
  const { search: text, monster } = useMessages();
  const headingId = useId();
  if (hidden) {
    const names = { ...monster, types: text.types, filters: text.someFilters };
    const lift = () => onQuery(hidden.lifted);
    return (
      <div className={styles.hidden}>
        <p>{text.hidden(hidden.count, names[hidden.by])}</p>
        <button type="button" className="button secondary" onClick={keepingFocus(lift)}>
          {text.lift}
        </button>
      </div>
    );
  }
  return (
    didYouMean.length > 0 && (
      <section className={styles.close}>
        <h2 id={headingId}>{text.closest}</h2>
        <MonsterGrid monsters={didYouMean} labelledBy={headingId} headingLevel={3} />
      </section>
    )
  );
}
