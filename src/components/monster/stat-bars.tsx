import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import { shareOfScale } from "#src/monsters/stat-scale.ts";
import styles from "./stat-bars.module.css";
import { Value } from "./value.tsx";

/** A monster's stats as numbers, each with a bar on a scale from 0 to `scaleEnd`. */
export function StatBars({ monster, scaleEnd }: { monster: Monster; scaleEnd: number }) {
  const { monster: text } = useMessages();
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
    </dl>
  );
}

/** An SVG, because a strict Content Security Policy blocks a width in a style attribute. */
function Bar({ share }: { share: number | null }) {
  return (
    <dd className={styles.bar} aria-hidden="true">
      <svg
        className={share === null ? styles.unknown : styles.track}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {share !== null && <rect className={styles.fill} width={share * 100} height="1" />}
      </svg>
    </dd>
  );
}
