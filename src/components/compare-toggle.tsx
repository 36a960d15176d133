import { useMessages } from "#src/messages/language.ts";
import { buttonClass } from "./button.ts";
import {
  type Chosen,
  chooseForComparison,
  MAX_COMPARED,
  useCompareChoice,
} from "./compare-choice.ts";
import styles from "./compare-toggle.module.css";

/** Takes a monster into the comparison, or out of it. */
export function CompareToggle({ id, name }: Chosen) {
  const { compare } = useMessages();
  const choice = useCompareChoice();
  const isChosen = choice.some((chosen) => chosen.id === id);
  const isFull = !isChosen && choice.length >= MAX_COMPARED;
  const toggle = () => {
    if (isFull) return;
    const others = choice.filter((chosen) => chosen.id !== id);
    chooseForComparison(isChosen ? others : [...others, { id, name }]);
  };
  return (
    <button
      type="button"
      className={`${buttonClass("small")} ${styles.toggle}`}
      aria-label={isChosen ? compare.remove(name) : compare.add(name)}
      aria-disabled={isFull}
      title={isFull ? compare.full : undefined}
      data-chosen={isChosen}
      onClick={toggle}
    >
      {isChosen ? compare.removeShort : compare.addShort}
    </button>
  );
}
