import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { RANK } from "./rank.ts";
import { rankType } from "./rank-type.ts";
import { joinWords, splitWords, type Word } from "./words.ts";

/** A part of a text: where it starts, and where it ends. */
export type Span = { start: number; end: number };

/** What of a monster a search text matched, for its card. */
export type MatchExplanation = {
  /** The parts of the name, in order and apart. */
  nameSpans: readonly Span[];
  /** The first move, where a word is found in no other field; otherwise `null`. */
  move: string | null;
};

/** The shortest part of `text` that holds `found` once it is normalized, which changes lengths. */
function originalSpan(text: string, normalize: (text: string) => string, found: Span): Span {
  const cuts = [0];
  for (const letter of text) cuts.push((cuts.at(-1) ?? 0) + letter.length);
  const lengthTo = (cut: number) => normalize(text.slice(0, cut)).length;
  const start = cuts.findLast((cut) => lengthTo(cut) <= found.start) ?? 0;
  const end = cuts.find((cut) => cut > start && lengthTo(cut) >= found.end) ?? text.length;
  return { start, end };
}

function findIn(text: string, { written, spelling }: Word): Span | null {
  const at = plain(text).indexOf(written);
  if (at >= 0) return originalSpan(text, plain, { start: at, end: at + written.length });
  const found = spelling.exec(foldSpelling(text));
  if (!found) return null;
  const start = found.index;
  return originalSpan(text, foldSpelling, { start, end: start + found[0].length });
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

/** Why a search for `text` shows a monster. Costs some regular expressions a monster: for cards in sight. */
export function explainMatches(text: string): (monster: Monster) => MatchExplanation {
  const words = splitWords(text);
  const joinedWord = words.length > 1 ? joinWords(words) : null;
  return (monster) => {
    const joined = joinedWord && findIn(monster.name, joinedWord);
    if (joined) return { nameSpans: [joined], move: null };
    const found = words.map((word) => ({ word, span: findIn(monster.name, word) }));
    const elsewhere = found.filter(
      ({ word, span }) =>
        !span &&
        rankType(monster.type, word) === RANK.none &&
        (word.number === null || word.number !== monsterNumber(monster)),
    );
    const move = monster.moves?.find((name) => elsewhere.some(({ word }) => findIn(name, word)));
    return { nameSpans: mergeSpans(found.flatMap(({ span }) => span ?? [])), move: move ?? null };
  };
}
