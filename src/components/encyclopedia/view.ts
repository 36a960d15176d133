import type { MonsterQuery, View } from "#src/monsters/search/monster-query.ts";
import { chosenView, useStored } from "#src/state/use-stored.ts";

/** How what a query finds is shown. The page of the build has cards. */
export function useView({ view }: MonsterQuery): View {
  const chosen = useStored(chosenView);
  return view ?? chosen;
}
