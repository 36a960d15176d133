import { memoizeLast } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { didYouMean } from "./did-you-mean.ts";
import { hiddenMatches, passesFilters } from "./filter-monsters.ts";
import { BY_NUMBER, type MonsterQuery } from "./monster-query.ts";
import { rankMonsters } from "./rank-match.ts";
import { RANK } from "./rank-type.ts";
import { compareMonsters } from "./sort-monsters.ts";
import { splitWords } from "./words.ts";

export { type Explain, explainMatches, type Span } from "./explain-match.ts";

/** How well the monsters of a list match a text; once for the list on the screen and for the suggestions above it. */
const ranksIn = memoizeLast((monsters: readonly Monster[], text: string) =>
  rankMonsters(monsters, splitWords(text)),
);

/** What a search of a list finds. */
export type SearchResult = {
  found: readonly Monster[];
  /** If few are found: those with names close to the text, closest first. */
  didYouMean: readonly Monster[];
  /** If nothing is found: what the filters hide. */
  hidden: ReturnType<typeof hiddenMatches>;
};

/**
 * Searches a list; the last result is kept, because several parts of a screen need it. Each word of the text has to
 * occur in the name or a move, begin the type, or equal the number (7 does not match 70). If no monster of the list
 * matches, a word that is not Japanese finds names that sound like it. The result is in the order of the query.
 * Without one, a text puts the best match first, see `RANK`, and equal matches are in the order of their numbers.
 */
export const search = memoizeLast(
  (monsters: readonly Monster[], query: MonsterQuery): SearchResult => {
    const ranks = splitWords(query.text).length > 0 ? ranksIn(monsters, query.text) : null;
    const matches = monsters
      .map((monster, position) => ({ monster, rank: ranks?.[position] ?? 0 }))
      .filter(({ rank }) => rank !== RANK.none);

    const passes = passesFilters(query);
    const compare = compareMonsters(query.order ?? BY_NUMBER);
    const found = matches
      .filter(({ monster }) => passes(monster))
      .sort((a, b) => (query.order ? 0 : a.rank - b.rank) || compare(a.monster, b.monster))
      .map(({ monster }) => monster);

    const matching = matches.map(({ monster }) => monster);
    const hidden = ranks && found.length === 0 ? hiddenMatches(matching, query) : null;
    return {
      found,
      didYouMean: ranks && !hidden ? didYouMean(monsters, query.text, found) : [],
      hidden,
    };
  },
);
