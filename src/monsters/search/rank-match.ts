import { foldSpelling } from "./fold-spelling.ts";
import { RANK } from "./rank.ts";
import { rankType } from "./rank-type.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";
import { westernSkeletons } from "./sound-skeleton.ts";
import { joinWords, type Word } from "./words.ts";

export type RankMatch = (entry: SearchEntry) => number;

const BETWEEN_WORDS = /[\s・.･_-]+/;

function rankAsWritten({ written, nameEnd }: SearchEntry, word: string): number {
  const at = written.indexOf(word);
  if (at < 0) return RANK.none;
  if (at >= nameEnd.written) return RANK.move;
  if (at === 0) return word.length === nameEnd.written ? RANK.nameAsWritten : RANK.nameBegins;
  return BETWEEN_WORDS.test(written.charAt(at - 1)) ? RANK.wordBegins : RANK.nameContains;
}

function rankBySound({ monster, folded, nameEnd }: SearchEntry, spelling: RegExp): number {
  const found = spelling.exec(folded);
  if (!found) return RANK.none;
  if (found.index >= nameEnd.folded) return RANK.move;
  if (found.index === 0)
    return found[0].length === nameEnd.folded ? RANK.name : RANK.nameBeginsInOtherSpelling;
  const [, ...words] = monster.name.split(BETWEEN_WORDS);
  const begins = words.some((word) => spelling.exec(foldSpelling(word))?.index === 0);
  return begins ? RANK.wordBegins : RANK.nameContains;
}

function rankWord(index: SearchIndex, word: Word): RankMatch {
  // Once for each distinct type instead of once for each monster.
  const typeRanks = new Map(index.types().map((type) => [type, rankType(type, word)]));
  return (entry) => {
    const type = typeRanks.get(entry.monster.type) ?? RANK.none;
    const number = word.number !== null && word.number === entry.number ? RANK.number : RANK.none;
    const written = rankAsWritten(entry, word.written);
    const sound = rankBySound(entry, word.spelling);
    return Math.min(type, number, written, sound);
  };
}

/**
 * Ranks monsters by how well they match all words: the weakest match counts, unless the words together
 * are a part of the name. The function returns `RANK.none` for what does not match.
 */
export function rankByWords(index: SearchIndex, words: readonly Word[]): RankMatch {
  const ranks = words.map((word) => rankWord(index, word));
  const [first, ...others] = ranks;
  if (first && others.length === 0) return first;
  const joined = joinWords(words);
  return (entry) => {
    const apart = Math.max(...ranks.map((rank) => rank(entry)));
    return apart === RANK.none ? apart : Math.min(apart, rankBySound(entry, joined.spelling));
  };
}

/** Fewer consonants say too little of a name, even less of its beginning. */
const MIN_CONSONANTS = { name: 2, beginning: 3 };

/** Reads each letter in one way only: otherwise a long text would take for ever. */
const JAPANESE =
  /^(?:(?:([bdghkpstz])\1|cc?(?=[iy])|[bdfghkmnprstwz])?y?[aiueo]|n'|n(?![aiueoy'])|-)+$/;

const isWestern = (written: string, folded: string): boolean =>
  /^[a-z'-]+$/.test(folded) && (/[tp]h/.test(written) || !JAPANESE.test(folded));

/**
 * Matches names that one word may be a western spelling of, for example with several consonants in a row:
 * `soundSkeleton` begins alike. The fewer sounds are left over, the better the rank.
 */
export function rankBySkeleton([word, ...others]: readonly Word[]): RankMatch {
  const written = word?.written ?? "";
  if (others.length > 0 || !isWestern(written, foldSpelling(written))) return () => RANK.none;
  const skeletons = westernSkeletons(written);
  return ({ skeleton }) => {
    const alike = skeletons.filter(({ length }) =>
      length === skeleton.length
        ? length >= MIN_CONSONANTS.name
        : length >= MIN_CONSONANTS.beginning,
    );
    const begins = alike.filter((beginning) => skeleton.startsWith(beginning));
    return Math.min(...begins.map(({ length }) => skeleton.length - length));
  };
}
