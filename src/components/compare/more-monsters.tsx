import { Link } from "@tanstack/react-router";
import { EncyclopediaLink } from "#src/components/layout/encyclopedia-link.tsx";
import { MAX_COMPARED } from "#src/components/monster/compare-choice.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { useMessages } from "#src/messages/language.ts";
import styles from "./comparison.module.css";

type MoreMonstersProps = {
  /** How many the visitor has chosen, and how many of these exist. */
  chosen: number;
  existing: number;
  /** Makes the monsters shown the choice to add to. */
  onAdd: (() => void) | undefined;
};

/** The way to the encyclopedia, while there is nothing to compare or room for one more. */
export function MoreMonsters({ chosen, existing, onAdd }: MoreMonstersProps) {
  const { compare } = useMessages();
  if (existing === MAX_COMPARED) return null;
  if (existing > 0)
    return (
      <div className="row">
        {existing === 1 && <p>{compare.chooseMore}</p>}
        <Link to="/monsters" className="button secondary" onClick={onAdd}>
          <span aria-hidden="true">＋</span>
          <span>{compare.oneMore}</span>
        </Link>
      </div>
    );
  if (chosen > 0) return <EncyclopediaLink className="button primary" />;
  return (
    <div className={styles.empty}>
      <Mascot of="searcher" />
      <p>{compare.empty}</p>
      <p className="note">{compare.emptyHint}</p>
      <EncyclopediaLink className="button primary" />
    </div>
  );
}
