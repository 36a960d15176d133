import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { ApiText } from "./api-text.tsx";
import styles from "./move-list.module.css";
import { Value } from "./value.tsx";

type MoveListProps = {
  moves: Monster["moves"];
  className?: string | undefined;
  children: (move: string) => ReactNode;
};

/** The moves of a monster, each once, or a text if it has none or they are unknown. */
export function MoveList({ moves, className, children }: MoveListProps) {
  const { monster: text } = useMessages();
  if (moves === null) return <Value value={null} />;
  if (moves.length === 0) return <p>{text.noMoves}</p>;
  return <ul className={className}>{[...new Set(moves)].map(children)}</ul>;
}

/** A move, which leads to all monsters that have it. */
export const MoveLink = ({ move }: { move: string }) => (
  <Link to="/monsters" search={{ q: move }} className={styles.move}>
    <ApiText text={move} readingClass={null} />
  </Link>
);

/** A move that leads nowhere; as large as a link. */
export const PlainMove = ({ move }: { move: string }) => (
  <span className={styles.move}>
    <ApiText text={move} />
  </span>
);
