import { Link } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { buttonClass } from "#src/components/ui/button.ts";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { languageOf } from "#src/lib/language-of.ts";
import { stringifySearch } from "#src/lib/search-params.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { closestNames } from "#src/monsters/search/closest-names.ts";
import { findMonsters } from "#src/monsters/search/find-monsters.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { type SearchIndex, searchIndex } from "#src/monsters/search/search-index.ts";

type FoundMonstersProps = {
  monsters: Monster[];
  query: MonsterQuery;
  labelledBy: string;
  onClear: () => void;
};

/** Builds the search index in small steps. Returns the function that stops it. */
function prepareWhenIdle(index: SearchIndex): () => void {
  let isActive = true;
  const prepareNext = () => {
    if (isActive && index.prepareSome()) whenIdle(prepareNext);
  };
  whenIdle(prepareNext);
  return () => {
    isActive = false;
  };
}

/** The monsters that a query finds; without any, the closest names. */
export function FoundMonsters({ monsters, query, labelledBy, onClear }: FoundMonstersProps) {
  const { search: text } = useMessages();
  const index = searchIndex(monsters);
  useEffect(() => prepareWhenIdle(index), [index]);
  // Deferred, so that rendering the list does not block typing.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => findMonsters(index, deferredQuery), [index, deferredQuery]);
  const search = useMemo(() => toSearchParams(deferredQuery), [deferredQuery]);
  const hasConditions = stringifySearch(search) !== "";
  return (
    <>
      <div className={styles.found}>
        <p className={styles.count} role="status">
          {found.length > 0 ? text.found(found.length, monsters.length) : text.nothing}
        </p>
        {hasConditions && (
          <button type="button" className={buttonClass("small")} onClick={keepingFocus(onClear)}>
            {text.clear}
          </button>
        )}
      </div>
      <div className={styles.results}>
        {found.length > 0 ? (
          <MonsterGrid monsters={found} labelledBy={labelledBy} headingLevel={2} search={search} />
        ) : (
          <div className={styles.empty}>
            <Mascot of="searcher" />
            <ClosestNames monsters={monsters} text={deferredQuery.text} />
          </div>
        )}
      </div>
    </>
  );
}

function ClosestNames({ monsters, text }: { monsters: Monster[]; text: string }) {
  const { search } = useMessages();
  const closest = useMemo(() => closestNames(searchIndex(monsters), text), [monsters, text]);
  if (closest.length === 0) return null;
  return (
    <section>
      <h2>{search.closest}</h2>
      <ul className={styles.closest}>
        {closest.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/monsters/$id"
              params={{ id }}
              className={styles.closestName}
              lang={languageOf(name)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
