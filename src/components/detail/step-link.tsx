import { Link } from "@tanstack/react-router";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { isolate } from "#src/lib/isolate.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import styles from "./monster-steps.module.css";

type StepLinkProps = {
  /** The monster on the screen. */
  id: string;
  monster: Monster | null;
  rel: "prev" | "next";
};
/** A link to a neighbour. Where there is none, it can still be focused: at the end of the list, the focus is on it. */
export function StepLink({ id, monster, rel }: StepLinkProps) {
  const { monster: text, pager } = useMessages();
  const [direction, key] =
    rel === "prev" ? [pager.previous, "ArrowLeft"] : [pager.next, "ArrowRight"];
  const name = monster && [isolate(monster.name), text.reading(monster.name)];
  return (
    <Link
      to="/monsters/$id"
      params={{ id: monster?.id ?? id }}
      search
      disabled={!monster}
      tabIndex={0}
      replace
      resetScroll={false}
      rel={rel}
      className={styles.step}
      aria-label={[direction, name].flat().filter(Boolean).join(" ")}
      aria-keyshortcuts={key}
    >
      {monster && (
        <span className={styles.name}>
          <MonsterName name={monster.name} />
        </span>
      )}
    </Link>
  );
}
