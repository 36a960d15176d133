import { Mascot } from "#src/components/monster/mascot.tsx";
import { MeetButton } from "#src/components/monster/meet-button.tsx";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { type MonsterQuery, withoutConditions } from "#src/monsters/search/monster-query.ts";
import styles from "./found-monsters.module.css";
import type { Found } from "./use-found.ts";

type NothingFoundProps = {
  found: Found;
  /** All monsters. */
  monsters: readonly Monster[];
  onQuery: (query: MonsterQuery) => void;
};

/** Says that nothing is found, and the ways out of that; empty while something is. */
export function NothingFound({ found: result, monsters, onQuery }: NothingFoundProps) {
  const { search: text, favorites, monster } = useMessages();
  const { found, inScope, hidden, query } = result;
  const isNothing = found.length === 0;
  const hasNoFavorites = query.favorites && inScope.length === 0 && query.ids.length === 0;
  const names = { ...monster, type: text.types, filters: text.someFilters };
  const goTo = (next: MonsterQuery) => keepingFocus(() => onQuery(next));
  return (
    <div className={isNothing ? styles.nothing : undefined}>
      {isNothing && <Mascot of="searcher" />}
      {/* Always in the document, as live regions have to be. */}
      <p aria-live="polite">{isNothing && (hasNoFavorites ? favorites.empty : text.nothing)}</p>
      {hidden && (
        <>
          <p>{text.hidden(hidden.count, names[hidden.by])}</p>
          <button type="button" className="button primary" onClick={goTo(hidden.lifted)}>
            {text.lift}
          </button>
        </>
      )}
      {isNothing && (
        <div className="row">
          <button
            type="button"
            className="button secondary"
            onClick={goTo(withoutConditions(query))}
          >
            {hasNoFavorites ? text.seeAllMonsters : text.clear}
          </button>
          <MeetButton monsters={monsters} />
        </div>
      )}
    </div>
  );
}
