import { ApiText } from "#src/components/monster/api-text.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/fields.ts";
import type { Best } from "#src/monsters/ranks.ts";
import styles from "./monster-profile.module.css";
import { useTypeName } from "./use-type-name.ts";

/** In what a monster is the first, in one line. */
export function BestAt({ monster, best }: { monster: Monster; best: Best }) {
  const { monster: text } = useMessages();
  const typeName = useTypeName(monster);
  const { before, after } = text.best[best.ranked];
  return (
    <p className={styles.best}>
      <span className={styles.soft}>{text.bestAt}</span>{" "}
      <strong>
        {before && <span>{before}</span>}
        {best.isOfType ? <ApiText text={typeName} /> : <span>{text.all}</span>}
        {after && <span>{after}</span>}
      </strong>
    </p>
  );
}
