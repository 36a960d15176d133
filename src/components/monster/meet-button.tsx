import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { getStored, lastMet, setStored } from "#src/state/use-stored.ts";
import styles from "./meet-button.module.css";

/** Chooses at random; not the one that was met last, unless there is no other. */
function pick(monsters: readonly Monster[]): Monster | undefined {
  const lastMetId = getStored(lastMet);
  const others = monsters.filter(({ id }) => id !== lastMetId);
  const choice = others.length > 0 ? others : monsters;
  return choice[Math.floor(Math.random() * choice.length)];
}

type MeetButtonProps = {
  /** Those to meet one of; `undefined` until they are known. */
  monsters: readonly Monster[] | undefined;
  /** The monster on the screen, which is met already: one of the list of the address, which stays that of the neighbours. */
  shownId?: string;
};

/** Opens a monster at random. Not offered where there is no choice. */
export function MeetButton({ monsters, shownId }: MeetButtonProps) {
  const { meet } = useMessages();
  const navigate = useNavigate();
  const isFirst = shownId === undefined;
  if (monsters && monsters.length < 2) return null;
  const open = ({ detail }: MouseEvent) => {
    const isSecondOfDouble = detail > 0 && detail % 2 === 0;
    if (isSecondOfDouble) return;
    const met = pick((monsters ?? NO_MONSTERS).filter(({ id }) => id !== shownId));
    if (!met) return;
    setStored(lastMet, met.id);
    void navigate({ to: "/monsters/$id", params: { id: met.id }, search: isFirst ? {} : true });
  };
  const words = isFirst ? meet.someone : meet.another;
  return (
    <button
      type="button"
      className={styles.meet}
      aria-label={words}
      aria-keyshortcuts="r"
      aria-disabled={!monsters}
      onClick={open}
    >
      <span>{words}</span>
    </button>
  );
}
