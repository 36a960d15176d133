import { useMessages } from "#src/messages/translation.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import styles from "./compare-toggle.module.css";
import { usePlaceInComparison, useToggleInComparison } from "./use-comparison.ts";

/** The id of the element that says that the comparison is full. */
export const COMPARE_LIMIT_ID = "compare-limit";

export type ToggleProps = MonsterLink & {
  tabIndex?: number | undefined;
};

/** The button that adds a monster to the comparison, or removes it. */
export function CompareToggle({ id, name, tabIndex }: ToggleProps) {
  const { compare } = useMessages();
  const toggle = useToggleInComparison();
  const place = usePlaceInComparison(id);
  const isIn = place === "in";
  const isFull = place === "full";
  const label = isIn ? compare.remove(name) : compare.add(name);
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      // What repeats the name or the description is read once.
      title={isFull ? compare.limit : label}
      aria-disabled={isFull}
      aria-describedby={isFull ? COMPARE_LIMIT_ID : undefined}
      data-chosen={isIn}
      tabIndex={tabIndex}
      onClick={() => toggle({ id, name })}
    />
  );
}
