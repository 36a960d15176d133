import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Portrayed } from "#src/monsters/portrait/portrait.ts";
import { buttonClass } from "./button.ts";
import styles from "./hero.module.css";
import { MonsterPortrait } from "./monster-portrait.tsx";

const creature = (id: string, type: string, level: number, stat: number): Portrayed => ({
  id,
  type,
  level,
  hp: stat,
  attack: stat,
  defense: stat,
  speed: 150 - stat,
});

/** Who stands on the field; drawn like every monster. */
const ON_THE_FIELD = [
  creature("2", "fire", 12, 60),
  creature("6", "water", 10, 70),
  creature("5", "electric", 8, 45),
  creature("4", "grass", 44, 90),
  creature("3", "flying", 20, 60),
];

/** The first thing a visitor sees. The game itself is in preparation, and the note says so. */
export function Hero() {
  const { home, appName } = useMessages();
  const noteId = useId();
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>{appName}</h1>
      <p className={styles.tagline}>{home.tagline}</p>
      <p>{home.introduction}</p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass("primary")} aria-describedby={noteId}>
          {home.startGame}
        </button>
        <Link to="/monsters" className={buttonClass("secondary")}>
          {home.openEncyclopedia}
        </Link>
      </div>
      <p id={noteId} className={styles.note}>
        {home.startGameNote}
      </p>
      <div className={styles.creatures}>
        {ON_THE_FIELD.map((monster) => (
          <div key={monster.id} className={styles.creature}>
            <MonsterPortrait monster={monster} isAlive />
          </div>
        ))}
      </div>
    </section>
  );
}
