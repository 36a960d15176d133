import type { Fields } from "./fields.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { memoize } from "./memoize.ts";
import { phoneticKey, westernKeys } from "./phonetic-key.ts";
import { RANK, rankType } from "./rank-type.ts";
import type { SearchText } from "./search-texts.ts";
import { joinWords, type Word } from "./words.ts";

const BETWEEN_WORDS = /[\s・.･:：_-]+/;

function rankAsWritten({ written }: SearchText, word: string): number {
  const at = written.indexOf(word);
  if (at < 0) return RANK.none;
  if (at === 0) return word === written ? RANK.nameAsWritten : RANK.nameBegins;
  return BETWEEN_WORDS.test(written.charAt(at - 1)) ? RANK.wordBegins : RANK.nameContains;
}

function rankBySound({ written, folded }: SearchText, spelling: RegExp): number {
  const found = spelling.exec(folded);
  if (!found) return RANK.none;
  if (found.index === 0) return found[0] === folded ? RANK.name : RANK.nameBeginsInOtherSpelling;
  const [, ...words] = written.split(BETWEEN_WORDS);
  const begins = words.some((word) => spelling.exec(foldSpelling(word))?.index === 0);
  return begins ? RANK.wordBegins : RANK.nameContains;
}

/** Ranks an item, whose name is at hand in the forms in which it is searched. */
type RankItem<Item> = (item: Item, name: SearchText) => number;

/** The items of a list, with their names and all further texts in the forms in which words are searched. */
export type SearchableList<Item> = {
  items: readonly Item[];
  names: readonly SearchText[];
  texts: ReadonlyMap<string, SearchText>;
};

type List<Item> = SearchableList<Item>;

function rankByWord<Item>(fields: Fields<Item>, word: Word, { texts }: List<Item>): RankItem<Item> {
  const { written, spelling } = word;
  const number = fields.parseNumber(written);
  // Many items share these.
  const rankOfType = memoize((type: string) => rankType(fields.namesOfType(type), word));
  const isInText = memoize((text: string) => {
    const searched = texts.get(text);
    return (
      searched !== undefined &&
      (searched.written.includes(written) || spelling.test(searched.folded))
    );
  });
  return (item, name) => {
    const type = fields.type(item);
    return Math.min(
      rankAsWritten(name, written),
      rankBySound(name, spelling),
      type === null ? RANK.none : rankOfType(type),
      number !== null && number === fields.number(item) ? RANK.number : RANK.none,
      fields.texts(item).some(isInText) ? RANK.text : RANK.none,
    );
  };
}

/** By the word that matches least, unless the words together are a part of the name. */
function rankByWords<Item>(
  fields: Fields<Item>,
  words: readonly Word[],
  list: List<Item>,
): RankItem<Item> {
  const ranks = words.map((word) => rankByWord(fields, word, list));
  const joined = words.length > 1 ? joinWords(words).spelling : null;
  return (item, name) => {
    const apart = Math.max(...ranks.map((rank) => rank(item, name)));
    return joined && apart !== RANK.none ? Math.min(apart, rankBySound(name, joined)) : apart;
  };
}

/** Matches each letter in one way only: otherwise a long text would take forever. */
const JAPANESE =
  /^(?:(?:([bdghkpstz])\1|cc?(?=[iy])|[bdfghkmnprstwz])?y?[aiueo]|n'|n(?![aiueoy'])|-)+$/;

const isWestern = (written: string, folded: string): boolean =>
  /^[a-z'-]+$/.test(folded) && (/[tp]h/.test(written) || !JAPANESE.test(folded));

/** Fewer consonants say too little of a name, even less of its beginning. */
const MIN_CONSONANTS = { name: 2, beginning: 3 };

/** Ranks names that a western word may spell, by the number of sounds left over; `null` if the text is no such word. */
function rankByPhoneticKey([word, ...others]: readonly Word[]): RankItem<unknown> | null {
  if (!word || others.length > 0 || !isWestern(word.written, foldSpelling(word.written)))
    return null;
  const beginnings = westernKeys(word.written);
  return (_, { folded }) => {
    const key = phoneticKey(folded);
    const rests = beginnings
      .filter((beginning) => key.startsWith(beginning))
      .map(({ length }) => {
        const rest = key.length - length;
        return length < MIN_CONSONANTS[rest === 0 ? "name" : "beginning"] ? RANK.none : rest;
      });
    return Math.min(RANK.none, ...rests);
  };
}

/** How well each item of a list matches words: by their spelling or, if that finds none, by their sound. */
export function rankItems<Item>(
  fields: Fields<Item>,
  list: List<Item>,
  words: readonly Word[],
): number[] {
  const rankAll = (rank: RankItem<Item>) =>
    list.items.map((item, at) => rank(item, list.names[at] ?? { written: "", folded: "" }));
  const ranks = rankAll(rankByWords(fields, words, list));
  if (ranks.some((rank) => rank !== RANK.none)) return ranks;
  const byPhoneticKey = rankByPhoneticKey(words);
  return byPhoneticKey ? rankAll(byPhoneticKey) : ranks;
}
