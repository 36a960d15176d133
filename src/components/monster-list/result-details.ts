import type { Monster } from "#src/monsters/monster.ts";
import type { MatchExplanation } from "#src/monsters/search/explain-match.ts";

/** What the cards of a search tell besides; the same object for as long as the search is the same. */
export type ResultDetails = {
  /** Why the search found a monster; `null` when it asked for no text. */
  explain: ((monster: Monster) => MatchExplanation) | null;
  /** The value that the list is sorted by, where a card would not show it; otherwise `null`. */
  sortedBy: { label: string; read: (monster: Monster) => number | null } | null;
};
