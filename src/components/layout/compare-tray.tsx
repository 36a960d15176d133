import { Link } from "@tanstack/react-router";
import { toggleInComparison, useCompareChoice } from "#src/components/monster/compare-choice.ts";
import { buttonClass } from "#src/components/ui/button.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./compare-tray.module.css";

/** The monsters chosen for comparison and the link to it; nothing while none is chosen. */
export function CompareTray() {
  const { compare } = useMessages();
  const choice = useCompareChoice();
  if (choice.length === 0) return null;
  return (
    <aside className={styles.tray} aria-label={compare.tray}>
      <ul className={styles.names}>
        {choice.map((chosen) => (
          <li key={chosen.id}>
            <button
              type="button"
              className={buttonClass("small")}
              aria-label={compare.remove(chosen.name)}
              onClick={() => toggleInComparison(chosen)}
            >
              {chosen.name} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <Link
        to="/compare"
        search={{ ids: choice.map(({ id }) => id) }}
        className={buttonClass("primary")}
      >
        {compare.open(choice.length)}
      </Link>
    </aside>
  );
}
