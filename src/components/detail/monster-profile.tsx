import { Link, linkOptions } from "@tanstack/react-router";
import { useId } from "react";
import { CompareToggle } from "#src/components/choice/compare-toggle.tsx";
import { FavoriteToggle } from "#src/components/choice/favorite-toggle.tsx";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { MoveLink, MoveList } from "#src/components/monster/move-list.tsx";
import { ShareButton } from "#src/components/monster/share-button.tsx";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { typeGround } from "#src/components/monster/type-ground.ts";
import { Value } from "#src/components/monster/value.tsx";
import { AnnouncedButton } from "#src/components/ui/announced-button.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import type { Standing } from "#src/monsters/standing.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import styles from "./monster-profile.module.css";
import { StatBars } from "./stat-bars.tsx";

type MonsterProfileProps = {
  monster: Monster;
  /** The end of the scale of the whole list; without it the monster has one of its own. */
  listScale: number | undefined;
  /** Its places in the whole list, once there is one. */
  standing: Standing | undefined;
};

/** All values of a monster; its bars are on the scale of the whole list. */
export function MonsterProfile({ monster, listScale, standing }: MonsterProfileProps) {
  const { monster: text } = useMessages();
  const [statsId, movesId] = [useId(), useId()];
  const number = monsterNumber(monster);
  const scaleEnd = listScale ?? statScale([monster]);
  return (
    <article className={styles.profile} {...typeGround(monster.type)}>
      <div className={styles.field}>
        <div className={styles.stage}>
          <MonsterPortrait monster={monster} isAnimated />
        </div>
      </div>
      <div className={styles.facts}>
        <header className="row">
          {number && <p className={styles.soft}>{text.number(number)}</p>}
          <MonsterName
            as="h1"
            name={monster.name}
            className={styles.name}
            readingClass={styles.reading}
          />
          <TypeLink type={monster.type} />
          <p className={styles.soft}>
            <span>{text.level}</span> <Value value={monster.level} />
          </p>
        </header>
        <section aria-labelledby={statsId}>
          <div className="row">
            <h2 id={statsId}>{text.stats}</h2>
            <p className={styles.scale}>{text.scale(scaleEnd)}</p>
          </div>
          <StatBars {...{ monster, scaleEnd, standing }} />
        </section>
        <section aria-labelledby={movesId}>
          <h2 id={movesId}>{text.moves}</h2>
          <MoveList moves={monster.moves} className={styles.moves}>
            {(move) => (
              <li key={move}>
                <MoveLink move={move} />
              </li>
            )}
          </MoveList>
        </section>
        <footer className={styles.actions}>
          <AnnouncedButton text={text.capture} note={text.captureNote} className={styles.capture} />
          <div className={styles.working}>
            <CompareToggle id={monster.id} name={monster.name} />
            <FavoriteToggle id={monster.id} name={monster.name} />
            <ShareButton
              key={monster.id}
              title={monster.name}
              // Without the search that the visitor came from.
              to={linkOptions({ to: "/monsters/$id", params: { id: monster.id }, search: {} })}
            />
          </div>
        </footer>
      </div>
    </article>
  );
}

/** The type, which leads to all monsters of it. */
function TypeLink({ type }: Pick<Monster, "type">) {
  const search = toSearchParams({ ...DEFAULT_QUERY, types: type === null ? [] : [type] });
  const badge = <TypeBadge type={type} />;
  if (!search.type) return badge;
  return (
    <Link to="/monsters" search={search} className={styles.type}>
      {badge}
    </Link>
  );
}
