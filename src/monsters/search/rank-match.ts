import { monsterNumber, numberKey } from "#src/monsters/monster-number.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { patternFinder, visitHits, wordFinder } from "./prepared/lines.ts";
import type { TextColumns } from "./prepared/text-columns.ts";
import { RANK } from "./rank.ts";
import {
  improveRank,
  noRanks,
  type Ranks,
  rankNames,
  rankSkeletons,
  rankSpellings,
} from "./rank-names.ts";
import { rankType } from "./rank-type.ts";
import type { SearchIndex } from "./search-index.ts";
import { westernSkeletons } from "./sound-skeleton.ts";
import { joinWords, type Word } from "./words.ts";

/** Which moves contain a word: those with 1. `null` when none does. */
function findMoves({ values, chunks }: TextColumns["moves"], word: Word): Uint8Array | null {
  const found = new Uint8Array(values.length);
  for (const { first, written, folded } of chunks) {
    const mark = (line: number) => {
      found[first + line] = 1;
    };
    visitHits(written, wordFinder(word.written), mark);
    visitHits(folded, patternFinder(word.spelling), mark);
  }
  return found.includes(1) ? found : null;
}

function rankNumber({ monsters, numberKeys }: SearchIndex, number: string, ranks: Ranks): void {
  const key = numberKey(number);
  numberKeys.get().forEach((other, position) => {
    const monster = other === key ? monsters[position] : undefined;
    if (monster && monsterNumber(monster) === number) improveRank(ranks, position, RANK.number);
  });
}

function rankMoves({ texts }: SearchIndex, word: Word, ranks: Ranks): void {
  const { moves, moveIds, moveStarts } = texts.get();
  const found = findMoves(moves, word);
  if (!found) return;
  for (let position = 0; position < ranks.length; position++) {
    const end = moveStarts[position + 1] ?? 0;
    for (let at = moveStarts[position] ?? 0; at < end; at++)
      if (found[moveIds[at] ?? 0] === 1) improveRank(ranks, position, RANK.move);
  }
}

/** The ranks of monsters, from those of their names. */
function ranksOfNames({ texts }: SearchIndex, nameRanks: Ranks): Ranks {
  const { nameIds } = texts.get();
  const ranks = noRanks(nameIds.length);
  for (let position = 0; position < ranks.length; position++)
    ranks[position] = nameRanks[nameIds[position] ?? 0] ?? RANK.none;
  return ranks;
}

function rankWord(index: SearchIndex, word: Word): Ranks {
  const { names, types, typeIds } = index.texts.get();
  // Once for each distinct name and type instead of once for each monster.
  const nameRanks = rankNames(names, word);
  const typeRanks = Int32Array.from(types, (type) => rankType(type, word));
  const ranks = ranksOfNames(index, nameRanks);
  for (let position = 0; position < ranks.length; position++)
    improveRank(ranks, position, typeRanks[typeIds[position] ?? 0] ?? RANK.none);
  rankMoves(index, word, ranks);
  if (word.number !== null) rankNumber(index, word.number, ranks);
  return ranks;
}

/**
 * Ranks the monsters of a list by how well they match all words: the weakest match counts, unless the words
 * together are a part of the name.
 */
export function rankByWords(index: SearchIndex, words: readonly Word[]): Ranks {
  const [ranks = noRanks(index.monsters.length), ...others] = words.map((word) =>
    rankWord(index, word),
  );
  if (others.length === 0) return ranks;
  const { names, nameIds } = index.texts.get();
  const joined = rankSpellings(names, joinWords(words).spelling);
  return ranks.map((rank, position) => {
    const apart = others.reduce((worst, other) => Math.max(worst, other[position] ?? 0), rank);
    const together = joined[nameIds[position] ?? 0] ?? RANK.none;
    return apart === RANK.none ? apart : Math.min(apart, together);
  });
}

/** Reads each letter in one way only: otherwise a long text would take for ever. */
const JAPANESE =
  /^(?:(?:([bdghkpstz])\1|cc?(?=[iy])|[bdfghkmnprstwz])?y?[aiueo]|n'|n(?![aiueoy'])|-)+$/;

const isWestern = (written: string, folded: string): boolean =>
  /^[a-z'-]+$/.test(folded) && (/[tp]h/.test(written) || !JAPANESE.test(folded));

/**
 * Ranks the monsters whose names one word may be a western spelling of, for example with several consonants
 * in a row; `null` when it is none.
 */
export function rankBySkeleton(index: SearchIndex, words: readonly Word[]): Ranks | null {
  const [word, ...others] = words;
  const isOne = word && others.length === 0 && isWestern(word.written, foldSpelling(word.written));
  if (!isOne) return null;
  const { names } = index.texts.get();
  return ranksOfNames(index, rankSkeletons(names, westernSkeletons(word.written)));
}
