import { Loading } from "#src/components/ui/status.tsx";
import { useMessages } from "#src/messages/language.ts";
import { STATS } from "#src/monsters/monster.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { BackButton } from "./back-button.tsx";
import detailStyles from "./monster-detail.module.css";
import styles from "./monster-profile.module.css";

/** The outlines of a monster that is loading; `src/page/boot/fill-name.ts` fills in its number and name. */
export function MonsterSkeleton() {
  const { monster: text } = useMessages();
  return (
    <div className={`scripts-only ${styles.skeleton}`}>
      <div className={styles.field}>
        <div className={styles.stage}>
          <div className={styles.portrait}>
            <Loading text={text.loading} onRetry={useRestartMonsters()} />
          </div>
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

/** What the page of any monster shows until the app has rendered `MonsterDetail`, whose layout it has. */
export function PendingMonster() {
  return (
    <div className="stack">
      <div className={detailStyles.ways}>
        <BackButton />
      </div>
      <MonsterSkeleton />
    </div>
  );
}
