import { useMatch } from "@tanstack/react-router";
import type { RefObject } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { comparison, useStored } from "#src/state/use-stored.ts";

// Loaded when the first monster is chosen.
const ChosenMonsters = lazyPart(() => import("./chosen-monsters.tsx"));

/** The tray of monsters chosen for comparison, in `dock`. Empty without a choice, and on the comparison screen. */
export function CompareTray({ dock }: { dock: RefObject<HTMLElement | null> }) {
  const choice = useStored(comparison);
  const isComparing = useMatch({ from: "/_main/compare", shouldThrow: false, select: () => true });
  return choice.length > 0 && !isComparing && <ChosenMonsters choice={choice} dock={dock} />;
}
