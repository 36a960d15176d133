import { useRouterState } from "@tanstack/react-router";
import { Suspense } from "react";
import {
  COMPARE_LIMIT_ID,
  MAX_COMPARED,
  useCompareChoice,
  useRefusals,
} from "#src/components/monster/compare-choice.ts";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./compare-tray.module.css";

// Only who chooses needs it.
const ChosenMonsters = lazyPart(() => import("./chosen-monsters.tsx"));

/** What was chosen for comparison; empty while that is nothing, and on the screen that compares. */
export function CompareTray() {
  const { compare } = useMessages();
  const chosen = useCompareChoice();
  const refusals = useRefusals();
  const isComparing = useRouterState({
    select: ({ resolvedLocation, location }) =>
      (resolvedLocation ?? location).pathname.startsWith("/compare"),
  });
  const choice = isComparing ? [] : chosen;
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
        <Suspense>
          <ChosenMonsters choice={choice} />
        </Suspense>
      )}
    </div>
  );
}
