import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { HERO_MONSTERS } from "#src/components/monster/mascots.ts";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { AnnouncedButton } from "#src/components/ui/announced-button.tsx";
import { Logotype } from "#src/components/ui/logotype.tsx";
import sceneryStyles from "#src/components/ui/scenery.module.css";
import { Scenery } from "#src/components/ui/scenery.tsx";
import { useHydrated } from "#src/lib/use-hydrated.ts";
import { useMessages } from "#src/messages/translation.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { monsterOfTheDay } from "#src/monsters/monster-of-the-day.ts";
import { useMonsters } from "#src/queries/monsters.ts";
import styles from "./hero.module.css";

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

/** The link to the monster of the day on which the visitor came. Its place is there before either is known. */
function TodaysMonster() {
  const { home } = useMessages();
  const { monsters = NO_MONSTERS } = useMonsters().data ?? {};
  const [today] = useState(() => new Date());
  const monster = useHydrated() && monsterOfTheDay(monsters, today);
  return (
    <div className={styles.today}>
      {monster && (
        <Link to="/monsters/$id" params={{ id: monster.id }} className={styles.monster}>
          <MonsterPortrait monster={monster} />
          <span>
            <span className="note">{home.monsterOfTheDay}</span> <MonsterName name={monster.name} />
          </span>
        </Link>
      )}
    </div>
  );
}
