import { Link } from "@tanstack/react-router";
import { HERO_MONSTERS } from "#src/components/monster/mascots.ts";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { AnnouncedButton } from "#src/components/ui/announced-button.tsx";
import { Logotype } from "#src/components/ui/logotype.tsx";
import sceneryStyles from "#src/components/ui/scenery.module.css";
import { Scenery } from "#src/components/ui/scenery.tsx";
import { useMessages } from "#src/messages/translation.ts";
import styles from "./hero.module.css";
import { TodaysMonster } from "./todays-monster.tsx";

/** The top of the home page. */
export function Hero() {
  const { home } = useMessages();
  return (
    <section className={`${sceneryStyles.scene} ${styles.hero}`}>
      <Scenery part="sky" />
      <Scenery part="clouds" />
      <h1 className={styles.title}>
        <Logotype />
      </h1>
      <p className="lead">{home.tagline}</p>
      <p>{home.introduction}</p>
      <div className={styles.actions}>
        <Link to="/monsters" className="button primary">
          {home.openEncyclopedia}
        </Link>
        <AnnouncedButton text={home.startGame} note={home.startGameNote} className={styles.start} />
      </div>
      <TodaysMonster />
      <div className={styles.field}>
        <Scenery part="land" />
        {HERO_MONSTERS.map((monster) => (
          <MonsterPortrait key={monster.id} monster={monster} isAnimated />
        ))}
        <Scenery part="grass" />
      </div>
    </section>
  );
}
