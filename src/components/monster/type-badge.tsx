import { useMessages } from "#src/messages/language.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import "./type-colors.css";
import styles from "./type-badge.module.css";
import { Value } from "./value.tsx";

/** A monster's type in its colour; a type without a colour of its own is shown as it came. */
export function TypeBadge({ type: text }: { type: string | null }) {
  const { types } = useMessages();
  const type = monsterType(text);
  return (
    <span className={styles.badge} data-type={type}>
      {type === "other" ? <Value value={text} /> : types[type]}
    </span>
  );
}
