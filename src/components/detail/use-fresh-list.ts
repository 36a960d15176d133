import { replaceEqualDeep } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Monster } from "#src/monsters/fields.ts";

/**
 * The list with a monster as the screen shows it, which may be fresher than the list: values are compared with those of
 * the same moment. The same list while it knows the monster as it is.
 */
export function useFreshList(list: readonly Monster[] | undefined, monster: Monster | undefined) {
  return useMemo(() => {
    const place = list?.findIndex(({ id }) => id === monster?.id) ?? -1;
    const listed = list?.[place];
    if (!list || !monster || !listed || replaceEqualDeep(listed, monster) === listed) return list;
    return list.with(place, monster);
  }, [list, monster]);
}
