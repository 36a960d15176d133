import { closestNames, nameSought, spellingsOf } from "./closest.ts";
import { type Explain, explainMatches } from "./explain.ts";
import type { Fields } from "./fields.ts";
import { memoizeLast } from "./memoize.ts";
import { rankItems } from "./rank.ts";
import { RANK } from "./rank-type.ts";
import { searchText } from "./search-texts.ts";
import { splitWords } from "./words.ts";

/** Searches lists of items; what it has found out about the last one is kept. */
export type NameSearch<Item> = {
  /**
   * The items that match a text, each with its rank: the lower, the better. Each word has to occur in the name or a
   * further text, begin the type, or equal the number (7 does not match 70). If no item matches, a word that is not
   * Japanese finds names that sound like it. `null` if the text has no words.
   */
  find(items: readonly Item[], text: string): { item: Item; rank: number }[] | null;
  /**
   * At most `count` items with the names closest to a text, closest first, without those found. Kana or letters may be
   * wrong, missing, one too many or swapped with their neighbours. None for a text that finds many or an exact name, or a
   * very short one.
   */
  suggest(items: readonly Item[], text: string, found: readonly Item[], count: number): Item[];
  /** What says of an item why `text` finds it. */
  explain(text: string): Explain<Item>;
};

/** A search of lists whose items have these fields. */
export function createNameSearch<Item>(fields: Fields<Item>): NameSearch<Item> {
  const listOf = memoizeLast((items: readonly Item[]) => {
    const texts = new Set(items.flatMap(fields.texts));
    return {
      items,
      names: items.map((item) => searchText(fields.name(item))),
      texts: new Map(Array.from(texts, (text) => [text, searchText(text)])),
    };
  });
  const spellingsIn = memoizeLast((items: readonly Item[]) => listOf(items).names.map(spellingsOf));
  const closestIn = memoizeLast((items: readonly Item[], text: string, count: number) =>
    closestNames(spellingsIn(items), text, count).flatMap((position) => items[position] ?? []),
  );

  return {
    // Of one text several queries are asked, with other filters.
    find: memoizeLast((items, text) => {
      const words = splitWords(text);
      if (words.length === 0) return null;
      const ranks = rankItems(fields, listOf(items), words);
      return items
        .map((item, position) => ({ item, rank: ranks[position] ?? RANK.none }))
        .filter(({ rank }) => rank !== RANK.none);
    }),
    suggest(items, text, found, count) {
      if (found.length >= count) return [];
      const sought = nameSought(text, found.map(fields.name));
      if (sought === null) return [];
      return closestIn(items, sought, count).filter((item) => !found.includes(item));
    },
    explain: (text) => explainMatches(fields, text),
  };
}
