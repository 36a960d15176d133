import { Link } from "@tanstack/react-router";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import type { MonsterSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./suggestion-list.module.css";

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const scrollIntoView = (option: Element | null) => option?.scrollIntoView({ block: "nearest" });

type SuggestionListProps = {
  id: string;
  label: string;
  monsters: readonly Monster[];
  /** All that is found, as the last option. */
  all: { count: number; search: MonsterSearchParams } | null;
  /** The place of the chosen option; -1 for none. */
  chosen: number;
  onOpen: () => void;
};

/** The options of a combobox, which keeps the focus. */
export function SuggestionList({ id, label, monsters, all, chosen, onOpen }: SuggestionListProps) {
  const { monster: text, search } = useMessages();
  const optionProps = (place: number) => ({
    id: optionId(id, place),
    role: "option",
    "aria-selected": place === chosen,
    tabIndex: -1,
    ref: place === chosen ? scrollIntoView : undefined,
    onClick: onOpen,
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
        return (
          <Link
            key={monster.id}
            to="/monsters/$id"
            params={{ id: monster.id }}
            className={styles.option}
            {...optionProps(index)}
          >
            <MonsterPortrait monster={monster} />
            {/* The spaces between the parts count in the name of the option. */}
            <span className={styles.words}>
              <span>
                <MonsterName name={monster.name} className={styles.name} />{" "}
                {number && <span className="note">{text.number(number)}</span>}
              </span>{" "}
              <TypeBadge type={monster.type} />
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
