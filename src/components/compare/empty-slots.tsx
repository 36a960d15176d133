import { useState } from "react";
import { MAX_COMPARED } from "#src/components/choice/compare-choice.ts";
import { QuickSearchDialog } from "#src/components/search/quick-search.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import styles from "./empty-slots.module.css";

const PLACES = Array.from({ length: MAX_COMPARED }, (_, index) => index + 1);

type EmptySlotsProps = {
  /** The ids of the compared monsters. */
  compared: readonly string[];
  onAdd: (monster?: Monster) => void;
};

/** The empty places of the comparison. Each opens a search for the monster to put there. */
export function EmptySlots({ compared, onAdd }: EmptySlotsProps) {
  const { compare } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {PLACES.slice(compared.length).map((place) => (
        <button
          key={place}
          type="button"
          className={styles.slot}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <span aria-hidden="true">＋</span>
          <span>{compare.choose}</span>
        </button>
      ))}
      {isOpen && (
        <QuickSearchDialog shownIds={compared} onAdd={onAdd} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
