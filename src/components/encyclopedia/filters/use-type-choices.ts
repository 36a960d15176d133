import { useMemo, useState } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { splitTypes, type TypeChoice, typeChoice, typeFacets } from "./type-facets.ts";

/**
 * The types of a list: those always in sight, `more`, and those that are chosen. `isOpen` is whether `more` are in sight.
 * A chosen one that is not goes to the others, and stays there when it is no longer chosen: it may hold the focus.
 */
export function useTypeChoices(
  { type }: MonsterQuery,
  monsters: readonly Monster[],
  isOpen: boolean,
) {
  const [named, setNamed] = useState<readonly TypeChoice[]>([]);
  const present = useMemo(() => typeFacets(monsters), [monsters]);
  const { shown, more } = useMemo(() => splitTypes(present, named), [present, named]);
  const chosen = type.map(typeChoice);
  const visible = new Set([...shown, ...(isOpen ? more : [])].map(({ key }) => key));
  const hidden = chosen.filter(({ key }) => !visible.has(key));
  if (hidden.length > 0) setNamed([...named, ...hidden]);
  return { shown, more, chosen };
}
