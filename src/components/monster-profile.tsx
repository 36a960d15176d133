import { useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import { buttonClass } from "./button.ts";
import { CompareToggle } from "./compare-toggle.tsx";
import styles from "./monster-profile.module.css";
import { TypeBadge } from "./type-badge.tsx";
import { Value } from "./value.tsx";

/** Everything that is known of a monster. */
export function MonsterProfile({ monster }: { monster: Monster }) {
  const { monster: text } = useMessages();
  const [statsId, movesId, noteId] = [useId(), useId(), useId()];
  return (
    <article className={styles.profile}>
      <header className={styles.header}>
        <h1 className={styles.name}>{monster.name}</h1>
        <TypeBadge type={monster.type} />
        <p className={styles.level}>
          {text.level} <Value value={monster.level} />
        </p>
      </header>
      <section aria-labelledby={statsId}>
        <h2 id={statsId}>{text.stats}</h2>
        <dl className={styles.stats}>
          {STATS.map((stat) => (
            <div key={stat} className={styles.stat}>
              <dt>{text[stat]}</dt>
              <dd>
                <Value value={monster[stat]} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby={movesId}>
        <h2 id={movesId}>{text.moves}</h2>
        <Moves moves={monster.moves} />
      </section>
      <footer className={styles.capture}>
        <button type="button" className={buttonClass("primary")} aria-describedby={noteId}>
          {text.capture}
        </button>
        <p id={noteId} className={styles.note}>
          {text.captureNote}
        </p>
        <CompareToggle id={monster.id} name={monster.name} />
      </footer>
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
        <li key={move} className={styles.move}>
          {move}
        </li>
      ))}
    </ul>
  );
}
