import { memo } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterSearch } from "#src/monsters/search/query-params.ts";
import { MONSTER } from "#src/page/contract.ts";
import { MonsterCard } from "./monster-card.tsx";
import styles from "./monster-grid.module.css";
import type { ResultDetails } from "./result-details.ts";

type MonsterGridItemProps = {
  monster: Monster;
  index: number;
  /** The length of the whole list. */
  count: number;
  headingLevel: 2 | 3;
  search: MonsterSearch;
  details: ResultDetails | undefined;
  /** Whether the controls of this card are in the tab order. */
  isTabStop: boolean;
  isOpened: boolean;
  /** For a card outside of the rendered rows, its distance from the top of the grid in pixels. */
  top: number | undefined;
};

/** A card at its place in the list. */
export const MonsterGridItem = memo(function MonsterGridItem(props: MonsterGridItemProps) {
  const { monster, index, count, isTabStop, isOpened, top, ...card } = props;
  const { monsters } = useMessages();
  const place = isTabStop && !import.meta.env.SSR ? monsters.place(index + 1, count) : null;
  return (
    <li
      {...{ [MONSTER]: monster.id }}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={top === undefined ? styles.item : styles.outside}
      style={top === undefined ? undefined : { top }}
      data-opened={isOpened}
    >
      <MonsterCard monster={monster} place={place} {...card} />
    </li>
  );
});
