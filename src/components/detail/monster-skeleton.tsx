import { Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { STATS } from "#src/monsters/fields.ts";
import { useRestartMonsters } from "#src/queries/monsters.ts";
import styles from "./monster-profile.module.css";

/** The outlines of a monster that is loading. */
export function MonsterSkeleton() {
  const { monster: text } = useMessages();
  return (
    <div className={`scripts-only ${styles.skeleton}`}>
      <div className={styles.field}>
        <div className={styles.stage}>
          <Loading text={text.loading} onRetry={useRestartMonsters()} />
        </div>
      </div>
      <div className={styles.facts}>
        <div className="row">
          <p className={styles.soft} aria-hidden="true">
            &nbsp;
          </p>
          <h1 className={styles.name}>
            <span className={styles.sketch} />
            <span className="visually-hidden">{text.title}</span>
          </h1>
          <div className={styles.badge} />
          <div className={styles.badge} />
        </div>
        {STATS.map((stat) => (
          <div key={stat} className={styles.sketch} />
        ))}
      </div>
    </div>
  );
}
