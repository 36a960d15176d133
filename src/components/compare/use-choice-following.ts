import { useEffect, useState } from "react";
import { isNotFound } from "#src/queries/error-message.ts";
import type { MonsterResult } from "#src/queries/monsters.ts";
import { comparison, getStored, setStored } from "#src/state/use-stored.ts";

/**
 * Makes the monsters on the screen the choice of this tab, for the tray on other screens. But an earlier choice stays
 * until the visitor changes the comparison here: the address may be someone else's.
 * @returns the function to call at a change. From then on the choice follows the screen, Back included.
 */
export function useChoiceFollowing(compared: readonly MonsterResult[]): () => void {
  const [follows, setFollows] = useState(() => getStored(comparison).length === 0);
  useEffect(() => {
    if (!follows) return;
    const before = getStored(comparison);
    const next = compared.flatMap(({ id, error, monster }) => {
      // A monster that cannot be fetched now stays chosen.
      const chosen = monster ?? before.find((earlier) => earlier.id === id);
      return chosen && !isNotFound(error) ? [{ id, name: chosen.name }] : [];
    });
    const idsOf = (choice: typeof before) => choice.map(({ id }) => id).join();
    if (idsOf(next) !== idsOf(before)) setStored(comparison, next);
  });
  return () => setFollows(true);
}
