import { memo, useRef } from "react";
import { type Monster, NUMBERS } from "#src/monsters/fields.ts";
import { MonsterCard, type MonsterCardProps } from "./monster-card.tsx";
import styles from "./monster-grid.module.css";
import { useMonsterList } from "./use-monster-list.ts";

export type MonsterGridProps = {
  monsters: readonly Monster[];
  labelledBy: string;
  headingLevel: 2 | 3;
  /** How many cards the prerendered HTML has, if not as many as fit a tablet. */
  firstCards?: number;
} & Partial<Pick<MonsterCardProps, "keepsSearch" | "explain" | "valueKeys">>;

/** A grid of cards, those of `useMonsterList`. */
export const MonsterGrid = memo(function MonsterGrid(props: MonsterGridProps) {
  const { monsters, labelledBy, headingLevel, keepsSearch = false, firstCards } = props;
  const { explain = null, valueKeys = NUMBERS } = props;
  const gridRef = useRef<HTMLUListElement>(null);
  const { items, listProps, decider } = useMonsterList(gridRef, monsters, firstCards);
  return (
    <>
      <ul ref={gridRef} className={styles.grid} aria-labelledby={labelledBy} {...listProps}>
        {items.map((item) => (
          <MonsterCard
            key={item.monster.id}
            {...item}
            count={monsters.length}
            headingLevel={headingLevel}
            keepsSearch={keepsSearch}
            explain={explain}
            valueKeys={valueKeys}
          />
        ))}
      </ul>
      {decider}
    </>
  );
});
