import type { Fields } from "./fields.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { lettersOf } from "./letters.ts";
import { plain } from "./plain-text.ts";
import { RANK, rankType } from "./rank-type.ts";
import { joinWords, splitWords, type Word } from "./words.ts";

/** A part of a text: where it starts, and where it ends. */
export type Span = { start: number; end: number };

/** The parts of an item that a search text matched. */
type MatchExplanation = {
  /** The parts of the name, in order and without overlaps. */
  nameSpans: readonly Span[];
  /** The first further text that matches, if a word matches no other field; otherwise `null`. */
  text: string | null;
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

/** Why an item is found. Slow, so only for those in sight. */
export type Explain<Item> = (item: Item) => MatchExplanation;

/** What explains the results of a search for `text`. */
export function explainMatches<Item>(fields: Fields<Item>, text: string): Explain<Item> {
  const words = splitWords(text);
  const joinedWord = words.length > 1 ? joinWords(words) : null;
  return (item) => {
    const findInName = createFinder(fields.name(item));
    const joined = joinedWord && findInName(joinedWord);
    if (joined) return { nameSpans: [joined], text: null, isNumber: false };
    const number = fields.number(item);
    const isOfNumber = ({ written }: Word) =>
      number !== null && fields.parseNumber(written) === number;
    const type = fields.type(item);
    const typeNames = type === null ? [] : fields.namesOfType(type);
    const found = words.map((word) => ({ word, span: findInName(word) }));
    const elsewhere = found.filter(
      ({ word, span }) => !span && rankType(typeNames, word) === RANK.none && !isOfNumber(word),
    );
    const nameSpans = mergeSpans(found.flatMap(({ span }) => span ?? []));
    const isNumber = words.some(isOfNumber);
    if (elsewhere.length === 0) return { nameSpans, text: null, isNumber };
    const matching = fields.texts(item).find((other) => {
      const findInText = createFinder(other);
      return elsewhere.some(({ word }) => findInText(word));
    });
    return { nameSpans, text: matching ?? null, isNumber };
  };
}
