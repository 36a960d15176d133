import { ScaleBar } from "#src/components/monster/scale-bar.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { RANKED, readValue } from "#src/monsters/monster-values.ts";
import type { Ranks } from "#src/monsters/ranks.ts";
import { shareOfScale } from "#src/monsters/stat-scale.ts";
import { RankLink } from "./monster-ranks.tsx";
import styles from "./stat-bars.module.css";

type StatBarsProps = { monster: Monster; scaleEnd: number; ranks: Ranks | undefined };

/** A monster's stats as numbers, each with a bar on a scale from 0 to `scaleEnd`, and their total; with their ranks. */
export function StatBars({ monster, scaleEnd, ranks }: StatBarsProps) {
  const { monster: labels } = useMessages();
  const firstRanked = RANKED.find((ranked) => ranks?.ranks[ranked]);
  return (
    <dl className={styles.stats}>
      {RANKED.map((ranked) => {
        const value = readValue(monster, ranked);
        const rank = ranks?.ranks[ranked];
        const label = labels[ranked];
        return (
          <div key={ranked} className={styles.stat}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <Value value={value} />
            </dd>
            {ranked !== "total" && (
              <dd className={styles.bar} aria-hidden="true">
                <ScaleBar share={shareOfScale(value, scaleEnd)} />
              </dd>
            )}
            {rank && (
              <dd className={styles.place}>
                <RankLink
                  ranked={ranked}
                  label={label}
                  rank={rank}
                  monster={monster}
                  count={ranks.count}
                  showsCount={ranked === firstRanked}
                />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
