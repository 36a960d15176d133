import { Link } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useId, useMemo } from "react";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { typeAttributes } from "#src/components/monster/type-attributes.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { nearest, nextOfType } from "#src/monsters/likeness.ts";
import { statTotal } from "#src/monsters/monster-values.ts";
import { MAX_COMPARED } from "#src/state/stored.ts";
import styles from "./related-monsters.module.css";

const OF_TYPE = 3;

/** With the monster itself, they can be compared. */
const NEAREST = MAX_COMPARED - 1;

function relatedTo(monster: Monster, list: readonly Monster[] | undefined) {
  const similar = list && nearest(list, monster, NEAREST);
  const sameType = list && nextOfType(list, monster, OF_TYPE + NEAREST);
  const others = sameType?.filter((other) => !similar?.includes(other));
  return { similar, sameType: others?.slice(0, OF_TYPE) };
}

type RelatedMonstersProps = { list: readonly Monster[] | undefined; monster: Monster };

/**
 * Monsters of the same type, and those whose stats are nearest; none of them twice. Filled after the rest of the screen;
 * before, they are already as high.
 */
export function RelatedMonsters(props: RelatedMonstersProps) {
  const { monster } = props;
  const { monster: text, compare } = useMessages();
  const list = useDeferredValue(props.list, undefined);
  const { similar, sameType } = useMemo(() => relatedTo(monster, list), [monster, list]);
  const compared = [monster, ...(similar ?? [])];
  return (
    <div className={styles.related} {...typeAttributes(monster.type)}>
      {monster.type !== null && (
        <MonsterRow title={text.sameType} monsters={sameType} count={OF_TYPE} />
      )}
      {statTotal(monster) !== null && (
        <MonsterRow title={text.similar} monsters={similar} count={NEAREST}>
          <p className={styles.foot}>
            {compared.length === MAX_COMPARED && (
              <Link
                to="/compare"
                search={{ ids: compared.map(({ id }) => id) }}
                className={styles.compare}
              >
                {compared.map((one) => (
                  <MonsterPortrait key={one.id} monster={one} isLazy />
                ))}
                <span>{compare.these(MAX_COMPARED)}</span>
              </Link>
            )}
          </p>
        </MonsterRow>
      )}
    </div>
  );
}

type MonsterRowProps = {
  title: string;
  monsters: Monster[] | undefined;
  /** How many places there are until the monsters are known. */
  count: number;
  children?: ReactNode;
};

function MonsterRow({ title, monsters, count, children }: MonsterRowProps) {
  const id = useId();
  if (monsters?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {(monsters ?? Array.from({ length: count }, () => undefined)).map((monster, index) => (
          <li key={monster?.id ?? index}>
            {monster ? (
              <Link
                to="/monsters/$id"
                params={{ id: monster.id }}
                className={styles.card}
                {...typeAttributes(monster.type)}
              >
                <span className={styles.portrait}>
                  <MonsterPortrait monster={monster} isLazy />
                </span>
                <MonsterName name={monster.name} className={styles.name} />
              </Link>
            ) : (
              <span className={styles.card}>
                <span className={styles.portrait} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
