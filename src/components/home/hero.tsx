import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { HERO_MONSTERS } from "#src/components/monster/mascots.ts";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { Logotype } from "#src/components/ui/logotype.tsx";
import { Scenery } from "#src/components/ui/scenery.tsx";
import { useMessages } from "#src/messages/language.ts";
import styles from "./hero.module.css";

/** The top of the home page. The game does not exist yet, which the note explains. */
export function Hero() {
  const { home } = useMessages();
  const noteId = useId();
  return (
    <section className={styles.hero}>
      <Scenery part="sky" />
      <Scenery part="clouds" />
      <h1 className={styles.title}>
        <Logotype />
      </h1>
      <p className={styles.tagline}>{home.tagline}</p>
      <p>{home.introduction}</p>
      <div className={styles.actions}>
        <div className={styles.start}>
          <button type="button" className={buttonClass("primary")} aria-describedby={noteId}>
            {home.startGame}
          </button>
          <p id={noteId} className={styles.note}>
            {home.startGameNote}
          </p>
        </div>
        <Link to="/monsters" className={buttonClass("secondary")}>
          {home.openEncyclopedia}
        </Link>
      </div>
      <div className={styles.field}>
        <Scenery part="land" />
        {HERO_MONSTERS.map((monster) => (
          <div key={monster.id} className={styles.creature}>
            <MonsterPortrait monster={monster} isAnimated />
          </div>
        ))}
        <Scenery part="grass" />
      </div>
    </section>
  );
}
