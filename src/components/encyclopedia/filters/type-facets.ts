import { useMemo, useState } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import {
  isKnownType,
  MONSTER_TYPES,
  OTHER_TYPE,
  typeKey,
  typeParts,
} from "#src/monsters/monster-type.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { isUsableType } from "#src/monsters/search/query-params.ts";

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

/** A type to filter by. */
export type TypeChoice = {
  /** The same for every spelling, see `typeKey`. */
  key: string;
  /** As a query names it: known types by their key, others as the API wrote them. */
  name: string;
};

/** A type, and how many monsters of a list have it. */
export type TypeFacet = TypeChoice & { count: number };

/** As many as a phone shows, almost without scrolling. */
const MAX_FREQUENT = 6;

const MAX_MORE = 200;

export function typeChoice(name: string): TypeChoice {
  const key = typeKey(name);
  return { key, name: isKnownType(key) || key === OTHER_TYPE ? key : name };
}

/** All known types, and the others in a list, the most frequent first; composed types count by their parts. */
export function typeFacets(monsters: readonly Monster[]): TypeFacet[] {
  const counted = new Map<string, TypeFacet>();
  for (const type of MONSTER_TYPES) counted.set(type, { key: type, name: type, count: 0 });
  for (const [text, { length: count }] of Map.groupBy(monsters, ({ type }) => type)) {
    const choices = typeParts(text ?? "")
      .filter(isUsableType)
      .map(typeChoice);
    for (const [key, { name }] of new Map(choices.map((choice) => [choice.key, choice]))) {
      const known = counted.get(key);
      counted.set(key, { key, name: known?.name ?? name, count: count + (known?.count ?? 0) });
    }
  }
  const rank = ({ key }: TypeChoice) =>
    isKnownType(key) ? MONSTER_TYPES.indexOf(key) : MONSTER_TYPES.length;
  return [...counted.values()].sort(
    (a, b) => b.count - a.count || rank(a) - rank(b) || (a.key < b.key ? -1 : 1),
  );
}

/** The frequent, known and named types of a list, which are always in sight, and `more` to show on demand. */
export function splitTypes(present: readonly TypeChoice[], named: readonly TypeChoice[]) {
  const namedKeys = new Set(named.map(({ key }) => key));
  const presentKeys = new Set(present.map(({ key }) => key));
  const isShown = ({ key }: TypeChoice, index: number) =>
    index < MAX_FREQUENT || isKnownType(key) || namedKeys.has(key);
  return {
    shown: [...present.filter(isShown), ...named.filter(({ key }) => !presentKeys.has(key))],
    more: present.filter((choice, index) => !isShown(choice, index)).slice(0, MAX_MORE),
  };
}
