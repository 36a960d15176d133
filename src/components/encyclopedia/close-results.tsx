import { useId } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/fields.ts";
import styles from "./found-monsters.module.css";

/** Names that a search which finds little may have meant. */
export function CloseResults({ monsters }: { monsters: readonly Monster[] }) {
  const { search: text } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.close}>
      <h2 id={headingId}>{text.closest}</h2>
      <MonsterGrid monsters={monsters} labelledBy={headingId} headingLevel={3} />
    </section>
  );
}
