import { linkOptions } from "@tanstack/react-router";
import type { Monster } from "#src/monsters/fields.ts";

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Where a suggestion leads: to its page or, beside others, to their comparison with it. */
export function destinationOf({ id }: Monster, comparedWith: readonly string[] | undefined) {
  if (!comparedWith) return linkOptions({ to: "/monsters/$id", params: { id } });
  const ids: string[] = [...new Set([...comparedWith, id])];
  return linkOptions({ to: "/compare", search: { ids } });
}
