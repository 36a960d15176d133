import { useMessages } from "#src/messages/translation.ts";
import { monsterType, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import { ApiText } from "./api-text.tsx";
import "./type-colors.css";
import styles from "./type-badge.module.css";
import { Value } from "./value.tsx";

/** The type of a monster in its colour; an unknown type is shown as the API sent it. */
export function TypeBadge({ type: text, id }: { type: string | null; id?: string | undefined }) {
  const { types } = useMessages();
  const type = monsterType(text);
  const other =
    text === null ? <Value value={null} /> : <ApiText text={text} readingClass={styles.reading} />;
  return (
    <span id={id} className={styles.badge} data-type={type}>
      {type === OTHER_TYPE ? other : types[type]}
    </span>
  );
}
