import { languageOf } from "#src/lib/language-of.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import styles from "./comparison.module.css";
import { StatRadar } from "./stat-radar.tsx";

/** A radar chart of the compared monsters; its lines are those of the table's head. */
export function CompareChart({ monsters }: { monsters: Monster[] }) {
  const { monster: text } = useMessages();
  const scaleEnd = statScale(monsters);
  return (
    <div className={styles.chart}>
      <StatRadar monsters={monsters} scaleEnd={scaleEnd} />
      <ul className={styles.legend}>
        {monsters.map(({ id, name }, index) => (
          <li key={id} data-series={index}>
            <span lang={languageOf(name)}>{name}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text.scale(scaleEnd)}</p>
    </div>
  );
}
