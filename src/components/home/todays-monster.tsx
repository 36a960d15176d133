import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { useAfterHydration } from "#src/lib/use-after-hydration.ts";
import { useMessages } from "#src/messages/translation.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { monsterOfTheDay } from "#src/monsters/monster-of-the-day.ts";
import { useMonsters } from "#src/queries/monsters.ts";
import styles from "./hero.module.css";

/** The link to the monster of the day on which the visitor came. Its place is there before either is known. */
export function TodaysMonster() {
  const { home } = useMessages();
  const { monsters = NO_MONSTERS } = useMonsters().data ?? {};
  const [today] = useState(() => new Date());
  const day = useAfterHydration(null, today);
  const monster = day && monsterOfTheDay(monsters, day);
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
