import { useId } from "react";
import { CompareToggle } from "#src/components/monster/compare-toggle.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { StatBars } from "#src/components/monster/stat-bars.tsx";
import { StatRadar } from "#src/components/monster/stat-radar.tsx";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { languageOf } from "#src/lib/language-of.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import styles from "./monster-profile.module.css";

/** All values of a monster. */
export function MonsterProfile({ monster }: { monster: Monster }) {
  const { monster: text } = useMessages();
  const [statsId, movesId, noteId] = [useId(), useId(), useId()];
  const number = monsterNumber(monster);
  const scaleEnd = statScale([monster]);
  return (
    <article className={styles.profile} data-type={monsterType(monster.type)}>
      <div className={styles.field}>
        <div className={styles.portrait}>
          <MonsterPortrait monster={monster} isAnimated />
        </div>
      </div>
      <div className={styles.facts}>
        <header className={styles.header}>
          {number && <p className={styles.soft}>{text.number(number)}</p>}
          <h1 className={styles.name} lang={languageOf(monster.name)}>
            {monster.name}
          </h1>
          <TypeBadge type={monster.type} />
          <p className={styles.soft}>
            {text.level} <Value value={monster.level} />
          </p>
        </header>
        <section aria-labelledby={statsId}>
          <h2 id={statsId}>{text.stats}</h2>
          <div className={styles.stats}>
            <StatBars monster={monster} scaleEnd={scaleEnd} />
            <StatRadar monsters={[monster]} scaleEnd={scaleEnd} />
          </div>
          <p className={styles.soft}>{text.scale(scaleEnd)}</p>
        </section>
        <section aria-labelledby={movesId}>
          <h2 id={movesId}>{text.moves}</h2>
          <Moves moves={monster.moves} />
        </section>
        <footer className={styles.actions}>
          <button type="button" className={buttonClass("primary")} aria-describedby={noteId}>
            {text.capture}
          </button>
          <p id={noteId} className={styles.soft}>
            {text.captureNote}
          </p>
          <CompareToggle id={monster.id} name={monster.name} />
        </footer>
      </div>
    </article>
  );
}

function Moves({ moves }: { moves: Monster["moves"] }) {
  const { monster: text } = useMessages();
  if (moves === null) return <Value value={null} />;
  if (moves.length === 0) return <p>{text.noMoves}</p>;
  return (
    <ul className={styles.moves}>
      {[...new Set(moves)].map((move) => (
        <li key={move} className={styles.move} lang={languageOf(move)}>
          {move}
        </li>
      ))}
    </ul>
  );
}
