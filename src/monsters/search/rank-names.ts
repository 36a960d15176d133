import { patternFinder, visitHits, wordFinder } from "./prepared/lines.ts";
import { isBetweenWords, type NameChunk } from "./prepared/searchable-texts.ts";
import type { TextColumns } from "./prepared/text-columns.ts";
import { RANK } from "./rank.ts";
import type { Word } from "./words.ts";

type Names = TextColumns["names"];

/** How well each item of a list matches; `RANK.none` for what does not. */
export type Ranks = Int32Array;

export const noRanks = (count: number): Ranks => new Int32Array(count).fill(RANK.none);

/** Gives an item a rank, if that is better than the one it has. */
export function improveRank(ranks: Ranks, item: number, rank: number): void {
  if (rank < (ranks[item] ?? 0)) ranks[item] = rank;
}

function rankAsWritten({ first, written }: NameChunk, word: string, ranks: Ranks): void {
  visitHits(written, wordFinder(word), (line, { at }, start, length) => {
    const isWord = at > start && isBetweenWords(written.text.charAt(at - 1));
    const inside = isWord ? RANK.wordBegins : RANK.nameContains;
    const fromStart = word.length === length ? RANK.nameAsWritten : RANK.nameBegins;
    improveRank(ranks, first + line, at === start ? fromStart : inside);
  });
}

function rankBySound({ first, folded, laterWords }: NameChunk, spelling: RegExp, ranks: Ranks) {
  const atLineStart = new RegExp(`(?<![^\\n])(?:${spelling.source})`);
  visitHits(folded, patternFinder(spelling), (line, hit, start, length) => {
    const words = laterWords.get(first + line);
    const isWord = hit.at > start && words !== undefined && atLineStart.test(words);
    const inside = isWord ? RANK.wordBegins : RANK.nameContains;
    const fromStart = hit.length === length ? RANK.name : RANK.nameBeginsInOtherSpelling;
    improveRank(ranks, first + line, hit.at === start ? fromStart : inside);
  });
}

/** Ranks names by how well they match a word. */
export function rankNames({ values, chunks }: Names, { written, spelling }: Word): Ranks {
  const ranks = noRanks(values.length);
  for (const chunk of chunks) {
    rankAsWritten(chunk, written, ranks);
    rankBySound(chunk, spelling, ranks);
  }
  return ranks;
}

/** Ranks names by how well they match in any spelling. */
export function rankSpellings({ values, chunks }: Names, spelling: RegExp): Ranks {
  const ranks = noRanks(values.length);
  for (const chunk of chunks) rankBySound(chunk, spelling, ranks);
  return ranks;
}

/** Fewer consonants say too little of a name, even less of its beginning. */
const MIN_CONSONANTS = { name: 2, beginning: 3 };

/**
 * Ranks names by whether their `soundSkeleton` begins with one of these. The fewer sounds are left over, the
 * better the rank.
 */
export function rankSkeletons({ values, chunks }: Names, beginnings: readonly string[]): Ranks {
  const ranks = noRanks(values.length);
  for (const beginning of beginnings.filter(({ length }) => length >= MIN_CONSONANTS.name)) {
    for (const { first, skeletons } of chunks) {
      visitHits(skeletons, wordFinder(beginning), (line, { at }, start, length) => {
        const rest = length - beginning.length;
        const isAlike = rest === 0 || beginning.length >= MIN_CONSONANTS.beginning;
        if (at === start && isAlike) improveRank(ranks, first + line, rest);
      });
    }
  }
  return ranks;
}
