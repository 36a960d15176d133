import { lettersOf } from "#src/lib/letters.ts";
import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { RANK, rankType } from "./rank-type.ts";
import { joinWords, splitWords, type Word } from "./words.ts";

/** A part of a text: where it starts, and where it ends. */
export type Span = { start: number; end: number };

/** The parts of a monster that a search text matched, for its card or suggestion. */
type MatchExplanation = {
  /** The parts of the name, in order and without overlaps. */
  nameSpans: readonly Span[];
  /** The first matching move, if a word matches no other field; otherwise `null`. */
  move: string | null;
  /** Whether a word is the number. */
  isNumber: boolean;
};

/** The shortest part of `text`, in whole letters, that holds `found` once it is normalized, which changes lengths. */
function originalSpan(text: string, normalize: (text: string) => string, found: Span): Span {
  const cuts = [0];
  // A ゛ of its own belongs to the letter before it.
  for (const letter of lettersOf(text.replace(/[゛゜]/g, "\u3099")))
    cuts.push((cuts.at(-1) ?? 0) + letter.length);
  const upTo = (cut: number) => normalize(text.slice(0, cut));
  const wanted = normalize(text).slice(0, found.end);
  const start = cuts.findLastIndex((cut) => upTo(cut).length <= found.start);
  const end = cuts.findIndex((cut, index) => index > start && upTo(cut).startsWith(wanted));
  return { start: cuts[start] ?? 0, end: cuts[end] ?? text.length };
}

/** Finds words in a text, which it normalizes only once. */
function createFinder(text: string): (word: Word) => Span | null {
  const [written, folded] = [plain(text), foldSpelling(text)];
  return (word) => {
    const start = written.indexOf(word.written);
    if (start >= 0) return originalSpan(text, plain, { start, end: start + word.written.length });
    const found = word.spelling.exec(folded);
    if (!found) return null;
    const end = found.index + found[0].length;
    return originalSpan(text, foldSpelling, { start: found.index, end });
  };
}

/** Those that overlap or touch as one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Why a monster is found. Slow, so only for cards in sight. */
export type Explain = (monster: Monster) => MatchExplanation;

/** What explains the results of a search for `text`. */
export function explainMatches(text: string): Explain {
  const words = splitWords(text);
  const joinedWord = words.length > 1 ? joinWords(words) : null;
  return (monster) => {
    const findInName = createFinder(monster.name);
    const joined = joinedWord && findInName(joinedWord);
    if (joined) return { nameSpans: [joined], move: null, isNumber: false };
    const number = monsterNumber(monster);
    const isOfNumber = (word: Word) => word.number !== null && word.number === number;
    const found = words.map((word) => ({ word, span: findInName(word) }));
    const elsewhere = found.filter(
      ({ word, span }) => !span && rankType(monster.type, word) === RANK.none && !isOfNumber(word),
    );
    const nameSpans = mergeSpans(found.flatMap(({ span }) => span ?? []));
    const isNumber = words.some(isOfNumber);
    if (elsewhere.length === 0) return { nameSpans, move: null, isNumber };
    const move = monster.moves?.find((name) => {
      const findInMove = createFinder(name);
      return elsewhere.some(({ word }) => findInMove(word));
    });
    return { nameSpans, move: move ?? null, isNumber };
  };
}
