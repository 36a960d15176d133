import { useNavigate } from "@tanstack/react-router";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import type { MonsterSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./meet-button.module.css";

type MeetButtonProps = {
  /** Those to meet one of; `undefined` until they are known. */
  monsters: readonly Monster[] | undefined;
  /** The monster on the screen, which is met already. */
  shownId?: string;
  /** The search that they are the result of, for the neighbours of the one that is met. */
  search?: MonsterSearchParams;
  /** The small one is for the line above a list. */
  look?: "small" | "large";
};

/** Opens a monster at random. Not offered where there is no choice. */
export function MeetButton({ monsters, shownId, search, look = "large" }: MeetButtonProps) {
  const { meet } = useMessages();
  const navigate = useNavigate();
  if (monsters && monsters.length < 2) return null;
  const open = () => {
    const others = (monsters ?? NO_MONSTERS).filter(({ id }) => id !== shownId);
    const met = others[Math.floor(Math.random() * others.length)];
    if (met) void navigate({ to: "/monsters/$id", params: { id: met.id }, search: search ?? {} });
  };
  const words = shownId === undefined ? meet.someone : meet.another;
  return (
    <button
      type="button"
      className={`button ${look === "small" ? "small" : "secondary"} ${styles.meet} ${styles[look] ?? ""}`}
      aria-label={words}
      aria-keyshortcuts="r"
      aria-disabled={!monsters}
      onClick={open}
    >
      <span>{words}</span>
    </button>
  );
}
