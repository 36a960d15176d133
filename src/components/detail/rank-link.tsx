import { Link } from "@tanstack/react-router";
import { ApiText } from "#src/components/monster/api-text.tsx";
import { isolate } from "#src/lib/isolate.ts";
import { useMessages } from "#src/messages/language.ts";
import { isKnownType, monsterType } from "#src/monsters/monster-type.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import type { Place, Ranked } from "#src/monsters/standing.ts";
import styles from "./stat-bars.module.css";

type RankLinkProps = {
  ranked: Ranked;
  label: string;
  place: Place;
  /** The number of all monsters. */
  count: number;
  type: string | null;
};

/** The place of a monster's value, which leads to the list in that order. Where that is narrow, it says only the place. */
export function RankLink({ ranked, label, place, count, type }: RankLinkProps) {
  const { monster: text, types } = useMessages();
  const rank = text.rank(place.all, count);
  const known = monsterType(type);
  const typeName = isKnownType(known) ? types[known] : (type ?? "");
  const inType = place.type === null ? null : text.rankInType(place.type);
  const spokenType = [isolate(typeName), text.reading(typeName)].filter(Boolean).join(" ");
  const words = [...Object.values(rank), inType && inType.before + spokenType + inType.after];
  const order = { key: ranked, direction: "desc" } as const;
  return (
    <Link
      to="/monsters"
      search={toSearchParams({ ...DEFAULT_QUERY, order })}
      className={styles.rank}
      aria-label={`${label} ${words.join("")}`}
      data-first={place.all === 1 || undefined}
    >
      {rank.before && <span>{rank.before}</span>}
      <strong>{rank.place}</strong>
      {rank.after && <span>{rank.after}</span>}
      {inType && (
        <span>
          <span>{inType.before}</span>
          <ApiText text={typeName} />
          {inType.after && <span>{inType.after}</span>}
        </span>
      )}
    </Link>
  );
}
