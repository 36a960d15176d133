import { useId } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import type { SearchResult } from "#src/monsters/search/search-monsters.ts";
import styles from "./found-monsters.module.css";

type HiddenResultsProps = {
  hidden: NonNullable<SearchResult["hidden"]>;
  onQuery: (query: MonsterQuery) => void;
};

/** The monsters that a filter hides, and the way to them. */
export function HiddenResults({ hidden: { by, count, lifted }, onQuery }: HiddenResultsProps) {
  const { search: text, monster } = useMessages();
  const names = { ...monster, types: text.types, filters: text.someFilters };
  return (
    <>
      <p>{text.hidden(count, names[by])}</p>
      <button
        type="button"
        className="button primary"
        onClick={keepingFocus(() => onQuery(lifted))}
      >
        {text.lift}
      </button>
    </>
  );
}

/** Names that a search which finds little may have meant. */
export function CloseResults({ monsters }: { monsters: readonly Monster[] }) {
  const { search: text } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.close}>
      <h2 id={headingId}>{text.closest}</h2>
      <MonsterGrid monsters={monsters} labelledBy={headingId} headingLevel={3} />
    </section>
  );
}
