import { createNameSearch } from "@monster-field/name-search";
import { plain } from "@monster-field/name-search/text";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterNumber, parseMonsterNumber } from "#src/monsters/monster-id.ts";
import { isKnownType, TYPE_SPELLINGS, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { hiddenMatches, passesFilters } from "./filter-monsters.ts";
import { BY_NUMBER, type MonsterQuery, SUGGESTION_COUNT } from "./monster-query.ts";
import { compareMonsters } from "./sort-monsters.ts";

const names = createNameSearch<Monster>({
  name: ({ name }) => name,
  number: monsterNumber,
  parseNumber: parseMonsterNumber,
  type: ({ type }) => type,
  namesOfType: (type) =>
    [type, ...typeParts(type)].flatMap((part) => {
      const key = typeKey(part);
      return isKnownType(key) ? [plain(part), ...TYPE_SPELLINGS[key]] : plain(part);
    }),
  texts: ({ moves }) => moves ?? [],
});

/** What explains the results of a search for a text: why a monster is found. Slow, so only for those in sight. */
export const explainMatches = names.explain;

/** Why a monster is found. */
export type Explain = ReturnType<typeof explainMatches>;

/** What a search of a list finds. */
export type SearchResult = {
  found: readonly Monster[];
  /** If few are found: those with names close to the text, closest first. */
  didYouMean: readonly Monster[];
  /** If nothing is found: what the filters hide. */
  hidden: ReturnType<typeof hiddenMatches>;
};

/**
 * Searches a list. The result is in the order of the query. Without one, a text puts the best match first, and equal matches
 * are in the order of their numbers.
 */
export function search(monsters: readonly Monster[], query: MonsterQuery): SearchResult {
  const { q, order } = query;
  const named = names.find(monsters, q);
  const matches = named ?? monsters.map((item) => ({ item, rank: 0 }));

  const passes = passesFilters(query);
  const compare = compareMonsters(order ?? BY_NUMBER);
  const found = matches
    .filter(({ item }) => passes(item))
    .sort((a, b) => (order ? 0 : a.rank - b.rank) || compare(a.item, b.item))
    .map(({ item }) => item);

  const matching = matches.map(({ item }) => item);
  const hidden = named && found.length === 0 ? hiddenMatches(matching, query) : null;
  const isSuggesting = named !== null && !hidden;
  return {
    found,
    didYouMean: isSuggesting ? names.suggest(monsters, q, found, SUGGESTION_COUNT) : [],
    hidden,
  };
}
