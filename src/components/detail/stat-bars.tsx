import { ShareBar } from "#src/components/monster/share-bar.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import { shareOfScale, statTotal } from "#src/monsters/stat-scale.ts";
import styles from "./stat-bars.module.css";

/** A monster's stats as numbers, each with a bar on a scale from 0 to `scaleEnd`, and their total. */
export function StatBars({ monster, scaleEnd }: { monster: Monster; scaleEnd: number }) {
  const { monster: text, search } = useMessages();
  return (
    <dl className={styles.stats}>
      {STATS.map((stat) => (
        <div key={stat} className={styles.stat}>
          <dt>{text[stat]}</dt>
          <dd className={styles.value}>
            <Value value={monster[stat]} />
          </dd>
          <dd className={styles.bar} aria-hidden="true">
            <ShareBar share={shareOfScale(monster[stat], scaleEnd)} />
          </dd>
        </div>
      ))}
      <div className={styles.stat}>
        <dt>{search.total}</dt>
        <dd className={styles.value}>
          <Value value={statTotal(monster)} />
        </dd>
      </div>
    </dl>
  );
}
