import { Link } from "@tanstack/react-router";
import { ApiText } from "#src/components/monster/api-text.tsx";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { isKnownType, monsterType } from "#src/monsters/monster-type.ts";
import type { Best, Rank, Ranked } from "#src/monsters/ranks.ts";
import profileStyles from "./monster-profile.module.css";
import styles from "./stat-bars.module.css";

/** In what a monster is the first, in one line. */
export function BestAt({ monster, best }: { monster: Monster; best: Best }) {
  const { monster: text } = useMessages();
  const typeName = useTypeName(monster);
  const { before, after } = text.best[best.ranked];
  return (
    <p className={profileStyles.best}>
      <span className={profileStyles.soft}>{text.bestAt}</span>{" "}
      <strong>
        {before && <span>{before}</span>}
        {best.isOfType ? <ApiText text={typeName} /> : <span>{text.all}</span>}
        {after && <span>{after}</span>}
      </strong>
    </p>
  );
}

/** The name of a monster's type in the language of the page, or as the API wrote it. */
function useTypeName({ type }: Pick<Monster, "type">): string {
  const { types } = useMessages();
  const known = monsterType(type);
  return isKnownType(known) ? types[known] : (type ?? "");
}

type RankLinkProps = {
  ranked: Ranked;
  label: string;
  rank: Rank;
  /** The number of all monsters. */
  count: number;
  /** Whether it is seen: once for all ranks is enough. */
  showsCount: boolean;
  monster: Monster;
};

/** The rank of a monster's value, which leads to the monster in the list of all in that order. */
export function RankLink({ ranked, label, rank, count, showsCount, monster }: RankLinkProps) {
  const { monster: text } = useMessages();
  const typeName = useTypeName(monster);
  const { place, after } = text.rank(rank.all, count);
  const isFirst = rank.all === 1;
  // Any other place among those of its type is no news beside that among all.
  const inType = rank.type === 1 && !isFirst && text.firstOfType;
  const Place = isFirst ? "strong" : "span";
  return (
    <Link
      to="/monsters"
      search={{ sort: ranked, order: "desc" }}
      state={{ markedId: monster.id }}
      // The list scrolls to the monster.
      resetScroll={false}
      className={styles.rank}
    >
      <span>
        <span className="visually-hidden">{label}</span> <Place>{place}</Place>{" "}
        <span className={showsCount ? undefined : "visually-hidden"}>{after}</span>
      </span>
      {inType && (
        <span>
          <span className={styles.separator}>{inType.separator}</span>
          {inType.before && (
            <>
              {" "}
              <span>{inType.before}</span>{" "}
            </>
          )}
          <ApiText text={typeName} />
          {inType.after && <span>{inType.after}</span>}
        </span>
      )}
    </Link>
  );
}
