import { memoizeWeakly } from "#src/lib/memoize.ts";
import type { Monster } from "./fields.ts";

/** How many monsters have each move. */
const holdersOf = memoizeWeakly((monsters: readonly Monster[]) => {
  const holders = new Map<string, number>();
  for (const { moves } of monsters)
    for (const move of new Set(moves)) holders.set(move, (holders.get(move) ?? 0) + 1);
  return holders;
});

/** Whether several monsters of a list have a move. */
export const isShared = (monsters: readonly Monster[], move: string): boolean =>
  (holdersOf(monsters).get(move) ?? 0) > 1;
