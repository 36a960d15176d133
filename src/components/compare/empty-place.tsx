import { useState } from "react";
import { QuickSearchDialog } from "#src/components/search/quick-search.tsx";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import styles from "./comparison.module.css";

type EmptyPlaceProps = {
  /** The ids of the compared monsters. */
  compared: readonly string[];
  onAdd: (monster?: Monster) => void;
};

/** The empty place of the comparison. It opens a search for the monster to put there. */
export function EmptyPlace({ compared, onAdd }: EmptyPlaceProps) {
  const { compare } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden="true">＋</span>
        <span>{compare.choose}</span>
      </button>
      {isOpen && (
        <QuickSearchDialog shownIds={compared} onAdd={onAdd} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
