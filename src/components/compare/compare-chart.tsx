import { nameAttributes } from "#src/components/monster/name-attributes.ts";
import { Value } from "#src/components/monster/value.tsx";
import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import styles from "./comparison.module.css";
import { StatRadar } from "./stat-radar.tsx";

/** A radar chart of the compared monsters, on a scale to `scaleEnd`; its lines are those of the table's head. */
export function CompareChart({ monsters, scaleEnd }: { monsters: Monster[]; scaleEnd: number }) {
  const { monster: text } = useMessages();
  return (
    <figure className={styles.chart} aria-hidden={monsters.length === 0 || undefined}>
      <StatRadar monsters={monsters} scaleEnd={scaleEnd} />
      {/* The name of the chart says all of this. */}
      <ul className={styles.legend} aria-hidden="true">
        {monsters.map((monster, index) => (
          <li key={monster.id} data-series={index}>
            <span {...nameAttributes(monster.name)}>{monster.name}</span>
            {/* The chart cuts these off. */}
            {STATS.filter((stat) => (monster[stat] ?? 0) > scaleEnd).map((stat) => (
              <p key={stat} className={styles.beyond}>
                <span>{text[stat]}</span> <Value value={monster[stat]} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <figcaption className="note">{text.scale(scaleEnd)}</figcaption>
    </figure>
  );
}
