import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { MAX_COMPARED } from "#src/components/choice/compare-choice.ts";
import pagerStyles from "#src/components/detail/monster-pager.module.css";
import { OWN_SWIPES } from "#src/components/detail/use-swipe.ts";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { typeGround } from "#src/components/monster/type-ground.ts";
import { useMessages } from "#src/messages/language.ts";
import { nearest, nextOfType } from "#src/monsters/likeness.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { statTotal } from "#src/monsters/monster-values.ts";
import styles from "./like-this.module.css";

const OF_TYPE = 6;
const NEAREST = 3;

type LikeThisProps = { list: readonly Monster[] | undefined; monster: Monster };

/** Monsters of the same type, and those whose stats are nearest; none of them twice. */
export function LikeThis({ list, monster }: LikeThisProps) {
  const { monster: text } = useMessages();
  const similar = list && nearest(list, monster, NEAREST);
  const sameType =
    list &&
    nextOfType(list, monster, OF_TYPE + NEAREST)
      .filter((other) => !similar?.includes(other))
      .slice(0, OF_TYPE);
  return (
    <div className={styles.kinds}>
      {monster.type !== null && (
        <MonsterRow title={text.sameType} monsters={sameType} count={OF_TYPE} />
      )}
      {statTotal(monster) !== null && (
        <MonsterRow title={text.similar} monsters={similar} count={NEAREST}>
          <p className={styles.foot}>
            {similar && <CompareLink monsters={[monster, ...similar]} />}
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
      <ul className={styles.row} {...OWN_SWIPES}>
        {(monsters ?? Array.from({ length: count }, () => undefined)).map((monster, index) => (
          <li key={monster?.id ?? index} className={styles.item}>
            {monster && (
              <Link
                to="/monsters/$id"
                params={{ id: monster.id }}
                className={pagerStyles.card}
                {...typeGround(monster.type)}
              >
                <span className={pagerStyles.portrait}>
                  <MonsterPortrait monster={monster} isLazy />
                </span>
                <MonsterName name={monster.name} className={styles.name} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The pictures are of those that are compared: this monster, and the nearest for which there is room. */
function CompareLink({ monsters }: { monsters: Monster[] }) {
  const { compare } = useMessages();
  const compared = monsters.slice(0, MAX_COMPARED);
  if (compared.length < MAX_COMPARED) return null;
  return (
    <Link to="/compare" search={{ ids: compared.map(({ id }) => id) }} className={styles.compare}>
      {compared.map((monster) => (
        <MonsterPortrait key={monster.id} monster={monster} isLazy />
      ))}
      <span>{compare.these(compared.length)}</span>
    </Link>
  );
}
