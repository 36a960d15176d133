import { stringifySearch } from "#src/lib/search-params.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { type FirstScreen, isInNumberOrder } from "#src/queries/stored-list/first-screen.ts";
import { useFirstScreen } from "#src/queries/stored-list/first-screen-query.ts";

/** The first monsters that a query finds, as far as they are known without the whole list. */
export function useFirstScreenFor(query: MonsterQuery): FirstScreen<Monster> | undefined {
  const firstScreen = useFirstScreen();
  const hasConditions = stringifySearch(toSearchParams(query)) !== "";
  return firstScreen && !hasConditions && isInNumberOrder(firstScreen.monsters)
    ? firstScreen
    : undefined;
}
