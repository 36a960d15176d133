import { useRouterState } from "@tanstack/react-router";
import type { RefObject } from "react";
import { MAX_COMPARED } from "#src/components/choice/compare-choice.ts";
import { COMPARE_LIMIT_ID } from "#src/components/choice/compare-toggle.tsx";
import { useCompareChoice, useHasRefused } from "#src/components/choice/use-compare-choice.ts";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./compare-tray.module.css";

// Loaded when the first monster is chosen.
const ChosenMonsters = lazyPart(() => import("./chosen-monsters.tsx"));

/** The tray of monsters chosen for comparison, in `dock`. Empty without a choice, and on the comparison screen. */
export function CompareTray({ dock }: { dock: RefObject<HTMLElement | null> }) {
  const { compare } = useMessages();
  const chosen = useCompareChoice();
  const hasRefused = useHasRefused();
  const isComparing = useRouterState({
    select: ({ resolvedLocation, location }) =>
      (resolvedLocation ?? location).pathname.startsWith("/compare"),
  });
  const choice = isComparing ? [] : chosen;
  return (
    <div className={styles.dock}>
      {choice.length > 0 && (
        <aside aria-label={compare.tray} tabIndex={-1}>
          {choice.length === MAX_COMPARED && (
            // Until then it only describes the buttons that would be refused.
            <p id={COMPARE_LIMIT_ID} className={hasRefused ? styles.limit : "visually-hidden"}>
              {compare.full}
            </p>
          )}
          <ChosenMonsters choice={choice} dock={dock} />
        </aside>
      )}
    </div>
  );
}
