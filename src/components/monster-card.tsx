import { Link } from "@tanstack/react-router";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import styles from "./monster-card.module.css";
import { TypeBadge } from "./type-badge.tsx";
import { Value } from "./value.tsx";

/** A monster in a list. */
export function MonsterCard({ monster, headingLevel }: { monster: Monster; headingLevel: 2 | 3 }) {
  const messages = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <Heading className={styles.name}>{monster.name}</Heading>
      <TypeBadge type={monster.type} />
      <p className={styles.level}>
        {messages.monster.level} <Value value={monster.level} />
      </p>
      <Link
        to="/monsters/$id"
        params={{ id: monster.id }}
        className={styles.details}
        aria-label={messages.monster.detailsOf(monster.name)}
      >
        {messages.monster.details}
      </Link>
    </article>
  );
}
