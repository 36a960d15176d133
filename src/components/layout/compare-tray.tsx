import { Link } from "@tanstack/react-router";
import {
  COMPARE_LIMIT_ID,
  MAX_COMPARED,
  toggleInComparison,
  useCompareChoice,
  useRefusals,
} from "#src/components/monster/compare-choice.ts";
import { buttonClass } from "#src/components/ui/button.ts";
import { focusRegionAround } from "#src/components/ui/focus-region.ts";
import { languageOf } from "#src/lib/language-of.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./compare-tray.module.css";

/** The monsters chosen for comparison and the link to it; empty while none is chosen. */
export function CompareTray() {
  const { compare } = useMessages();
  const choice = useCompareChoice();
  const refusals = useRefusals();
  return (
    <div className={styles.dock}>
      {/* Always in the document, as live regions have to be. */}
      <p
        id={COMPARE_LIMIT_ID}
        aria-live="polite"
        className={styles.limit}
        data-refused={refusals > 0}
      >
        {/* The key makes each refusal a change, which is announced. */}
        {choice.length === MAX_COMPARED && <span key={refusals}>{compare.full}</span>}
      </p>
      {choice.length > 0 && (
        <aside
          className={styles.tray}
          aria-label={compare.tray}
          // Gets the focus when a monster is removed.
          tabIndex={-1}
        >
          <ul className={styles.names}>
            {choice.map((chosen) => (
              <li key={chosen.id}>
                <button
                  type="button"
                  className={buttonClass("small")}
                  aria-label={compare.remove(chosen.name)}
                  onClick={({ currentTarget }) => {
                    // The last one takes the tray with it.
                    const leaving =
                      choice.length > 1 ? currentTarget : currentTarget.closest("aside");
                    focusRegionAround(leaving ?? currentTarget);
                    toggleInComparison(chosen);
                  }}
                >
                  <span lang={languageOf(chosen.name)}>{chosen.name}</span>{" "}
                  <span aria-hidden="true">×</span>
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
      )}
    </div>
  );
}
