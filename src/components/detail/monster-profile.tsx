import { Link, linkOptions } from "@tanstack/react-router";
import { useId } from "react";
import { CompareToggle } from "#src/components/collections/compare-toggle.tsx";
import { FavoriteToggle } from "#src/components/collections/favorite-toggle.tsx";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { MoveLink, MoveList, PlainMove } from "#src/components/monster/move-list.tsx";
import { ShareButton } from "#src/components/monster/share-button.tsx";
import { typeAttributes } from "#src/components/monster/type-attributes.ts";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { AnnouncedButton } from "#src/components/ui/announced-button.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { type Monster, NUMBERS } from "#src/monsters/fields.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import { isShared } from "#src/monsters/moves.ts";
import type { Ranks } from "#src/monsters/ranks.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import styles from "./monster-profile.module.css";
import { BestAt } from "./monster-ranks.tsx";
import { StatBars } from "./stat-bars.tsx";

export type MonsterProfileProps = {
  monster: Monster;
  /** All monsters, once there is a list. */
  list: readonly Monster[] | undefined;
  /** The end of the scale of the whole list; without it the monster has one of its own. */
  listScale: number | undefined;
  /** Its ranks in the whole list, once they are known. */
  ranks: Ranks | undefined;
};

/** All values of a monster; its bars are on the scale of the whole list. */
export function MonsterProfile({ monster, list, listScale, ranks }: MonsterProfileProps) {
  const { monster: text } = useMessages();
  const [statsId, movesId] = [useId(), useId()];
  const scaleEnd = listScale ?? statScale([monster]);
  return (
    <article className={styles.profile} {...typeAttributes(monster.type)}>
      <div className={styles.field}>
        <div className={styles.stage}>
          <MonsterPortrait monster={monster} isAnimated />
        </div>
      </div>
      <div className={styles.facts}>
        <ProfileHead monster={monster} ranks={ranks} />
        <section aria-labelledby={statsId}>
          <h2 id={statsId}>{text.stats}</h2>
          <StatBars monster={monster} scaleEnd={scaleEnd} ranks={ranks} />
        </section>
        <section aria-labelledby={movesId}>
          <h2 id={movesId}>{text.moves}</h2>
          <MoveList moves={monster.moves} className={styles.moves}>
            {(move) => (
              <li key={move}>
                {list && isShared(list, move) ? (
                  <MoveLink move={move} />
                ) : (
                  <PlainMove move={move} />
                )}
              </li>
            )}
          </MoveList>
        </section>
        <AnnouncedButton
          text={text.capture}
          note={text.captureNote}
          className="row screen-only scripts-only"
        />
      </div>
    </article>
  );
}

/** Who the monster is, and what one can do with it. */
function ProfileHead({ monster, ranks }: Pick<MonsterProfileProps, "monster" | "ranks">) {
  const { monster: text } = useMessages();
  const number = monsterNumber(monster);
  return (
    <header className={styles.head}>
      <div className={styles.naming}>
        {number && <p className={styles.soft}>{text.number(number)}</p>}
        <MonsterName
          as="h1"
          name={monster.name}
          className={styles.name}
          readingClass={styles.reading}
        />
      </div>
      <div className={styles.choices}>
        <FavoriteToggle id={monster.id} name={monster.name} />
        <CompareToggle id={monster.id} name={monster.name} />
      </div>
      <div className={styles.about}>
        <TypeLink type={monster.type} />
        {NUMBERS.map((key) => (
          <p key={key} className={styles.soft}>
            <span>{text[key]}</span> <Value value={monster[key]} />
          </p>
        ))}
        {ranks?.best && <BestAt monster={monster} best={ranks.best} />}
      </div>
      <ShareButton
        key={monster.id}
        title={monster.name}
        // Without the search that the visitor came from.
        to={linkOptions({ to: "/monsters/$id", params: { id: monster.id }, search: {} })}
      />
    </header>
  );
}

/** The type, which leads to all monsters of it. */
function TypeLink({ type }: Pick<Monster, "type">) {
  const search = toSearchParams({ ...DEFAULT_QUERY, type: type === null ? [] : [type] });
  const badge = <TypeBadge type={type} />;
  if (!search.type) return badge;
  return (
    <Link to="/monsters" search={search} className={styles.type}>
      {badge}
    </Link>
  );
}
