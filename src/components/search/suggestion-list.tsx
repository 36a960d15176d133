import { Link, linkOptions } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { ApiText } from "#src/components/monster/api-text.tsx";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { holdPlace } from "#src/components/ui/hold-place.ts";
import { opensElsewhere } from "#src/components/ui/opens-elsewhere.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import type { MonsterSearchParams } from "#src/monsters/search/query-params.ts";
import type { Explain } from "#src/monsters/search/search-monsters.ts";
import styles from "./suggestion-list.module.css";

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Where a suggestion leads: to its page or, beside others, to their comparison with it. */
export function destinationOf({ id }: Monster, comparedWith: readonly string[] | undefined) {
  if (!comparedWith) return linkOptions({ to: "/monsters/$id", params: { id } });
  const ids: string[] = [...new Set([...comparedWith, id])];
  return linkOptions({ to: "/compare", search: { ids } });
}

const scrollIntoView = (option: Element | null) => option?.scrollIntoView({ block: "nearest" });

type SuggestionListProps = {
  id: string;
  label: string;
  monsters: readonly Monster[];
  explain: Explain | null;
  comparedWith: readonly string[] | undefined;
  /** All that is found, as the last option. */
  all: { count: number; search: MonsterSearchParams } | null;
  /** The place of the chosen option; -1 for none. */
  chosen: number;
  onOpen: (monster?: Monster) => void;
};

/** The options of a combobox, which keeps the focus. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, monsters, explain, comparedWith, all, chosen, onOpen } = props;
  const { monster: text, search, compare } = useMessages();
  const optionProps = (place: number, monster?: Monster) => ({
    id: optionId(id, place),
    role: "option",
    "aria-selected": place === chosen,
    tabIndex: -1,
    ref: place === chosen ? scrollIntoView : undefined,
    onClick: (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      holdPlace(event.currentTarget);
      onOpen(monster);
    },
  });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // Otherwise Tab would stop at this scroll container.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {monsters.map((monster, index) => {
        const number = monsterNumber(monster);
        const match = explain?.(monster);
        const NumberTag = match?.isNumber ? "mark" : "span";
        return (
          <Link
            key={monster.id}
            {...destinationOf(monster, comparedWith)}
            {...optionProps(index, monster)}
            className={styles.option}
          >
            <MonsterPortrait monster={monster} />
            {/* The spaces between the parts count in the name of the option. */}
            <span className={styles.words}>
              <span>
                <MonsterName name={monster.name} className={styles.name} />{" "}
                {number && <NumberTag className={styles.note}>{text.number(number)}</NumberTag>}
              </span>{" "}
              <TypeBadge type={monster.type} />
              {match?.text && (
                <>
                  {" "}
                  <span className={styles.reason}>
                    <span>{text.foundMove}</span> <ApiText text={match.text} readingClass={null} />
                  </span>
                </>
              )}
              {comparedWith?.includes(monster.id) && (
                <>
                  {" "}
                  <span className={styles.reason}>{compare.isChosen}</span>
                </>
              )}
            </span>
          </Link>
        );
      })}
      {all && (
        <Link
          to="/monsters"
          search={all.search}
          className={styles.all}
          {...optionProps(monsters.length)}
        >
          <span>{search.seeAll(all.count)}</span>
        </Link>
      )}
    </div>
  );
}
