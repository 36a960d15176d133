import type { Steps } from "#src/lib/gradual.ts";
import { plain } from "#src/lib/plain-text.ts";
import { foldSpelling } from "../fold-spelling.ts";
import { soundSkeleton } from "../sound-skeleton.ts";
import { joinLines, type Lines, normalizeAll } from "./lines.ts";

/** Texts that are searched together, in plain form and with folded spelling. */
export type TextChunk = {
  /** The id of its first text; the others follow. */
  first: number;
  written: Lines;
  folded: Lines;
};

export type NameChunk = TextChunk & {
  /** See `soundSkeleton`. */
  skeletons: Lines;
  /** Of names with several words, the folded words after the first one as lines, by id. */
  laterWords: ReadonlyMap<number, string>;
};

/** Normalizing so many takes about half a millisecond. */
const CHUNK_SIZE = 256;

const BETWEEN_WORDS = /[\s・.･:：_-]+/;

/** Whether a word of a name may end with this letter. */
export const isBetweenWords = (letter: string): boolean => BETWEEN_WORDS.test(letter);

function foldLaterWords(names: readonly string[], first: number): Map<number, string> {
  const laterWords = new Map<number, string>();
  for (const [index, name] of names.entries()) {
    const [, ...words] = name.split(BETWEEN_WORDS);
    if (words.length > 0) laterWords.set(first + index, words.map(foldSpelling).join("\n"));
  }
  return laterWords;
}

function createTextChunk(texts: readonly string[], first: number): TextChunk {
  return {
    first,
    written: joinLines(normalizeAll(texts, plain)),
    folded: joinLines(normalizeAll(texts, foldSpelling)),
  };
}

function createNameChunk(names: readonly string[], first: number): NameChunk {
  const folded = normalizeAll(names, foldSpelling);
  return {
    first,
    written: joinLines(normalizeAll(names, plain)),
    folded: joinLines(folded),
    skeletons: joinLines(normalizeAll(folded, soundSkeleton)),
    laterWords: foldLaterWords(names, first),
  };
}

function* chunksOf<Chunk>(
  texts: readonly string[],
  create: (texts: readonly string[], first: number) => Chunk,
): Steps<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let first = 0; first < texts.length; first += CHUNK_SIZE) {
    chunks.push(create(texts.slice(first, first + CHUNK_SIZE), first));
    yield;
  }
  return chunks;
}

export const prepareTexts = (texts: readonly string[]) => chunksOf(texts, createTextChunk);
export const prepareNames = (names: readonly string[]) => chunksOf(names, createNameChunk);
