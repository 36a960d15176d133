import { useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import styles from "./distribution.module.css";
import { DistributionStrip } from "./distribution-strip.tsx";

type DistributionProps = { list: readonly Monster[] | undefined; monster: Monster };

/** Each known stat of a monster among those of all; on a phone on demand. */
export function Distribution({ list, monster }: DistributionProps) {
  const { monster: text } = useMessages();
  const id = useId();
  const known = STATS.filter((stat) => monster[stat] !== null);
  return (
    known.length > 0 && (
      <section aria-labelledby={id}>
        <h2 id={id}>{text.among}</h2>
        <details className={styles.details}>
          <summary className="quiet">{text.distribution}</summary>
          <ul className={styles.strips}>
            {known.map((stat) => (
              <li key={`${stat} ${monster.id}`} className={styles.strip}>
                <span>{text[stat]}</span>
                {list ? (
                  <DistributionStrip {...{ list, monster, stat }} />
                ) : (
                  <div className={styles.dots} />
                )}
              </li>
            ))}
          </ul>
        </details>
      </section>
    )
  );
}
