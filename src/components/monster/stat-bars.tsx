import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import { statTotal } from "#src/monsters/search/sort-monsters.ts";
import { shareOfScale } from "#src/monsters/stat-scale.ts";
import styles from "./stat-bars.module.css";
import { Value } from "./value.tsx";

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
          <Bar share={shareOfScale(monster[stat], scaleEnd)} />
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

/** An SVG, because paper has no backgrounds, and the rail of an unknown value is dashed. */
function Bar({ share }: { share: number | null }) {
  return (
    <dd className={styles.bar} aria-hidden="true">
      <svg aria-hidden="true">
        <line x2="100%" y1="50%" y2="50%" strokeDasharray={share === null ? "4 4" : undefined} />
        {share !== null && <rect width={`${share * 100}%`} height="100%" rx="8" />}
      </svg>
    </dd>
  );
}
