import { languageOf } from "#src/lib/plain-text.ts";
import { useMessages } from "#src/messages/language.ts";
import { monsterType, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import "./type-colors.css";
import styles from "./type-badge.module.css";
import { Value } from "./value.tsx";

/** The type of a monster in its colour; an unknown type is shown as the API sent it. */
export function TypeBadge({ type: text, id }: { type: string | null; id?: string | undefined }) {
  const { types } = useMessages();
  const type = monsterType(text);
  const name = type === OTHER_TYPE ? text : types[type];
  const lang = type === OTHER_TYPE ? languageOf(text ?? "") : undefined;
  return (
    <span id={id} className={styles.badge} data-type={type} lang={lang}>
      {name ?? <Value value={null} />}
    </span>
  );
}
