import { plain } from "#src/lib/plain-text.ts";
import { oncePerList } from "#src/monsters/once-per-list.ts";
import { foldSpelling } from "./fold-spelling.ts";

/** A text in the forms in which words are looked for. */
export type SearchText = { written: string; folded: string };

/** `normalize` of each text: of all together, which is three times as fast, where they are single lines. */
function normalizeAll(texts: readonly string[], normalize: (text: string) => string): string[] {
  const lines = normalize(texts.join("\n")).split("\n");
  return lines.length === texts.length ? lines : texts.map(normalize);
}

function searchTextsOf(texts: readonly string[]): SearchText[] {
  const folded = normalizeAll(texts, foldSpelling);
  return normalizeAll(texts, plain).map((written, at) => ({ written, folded: folded[at] ?? "" }));
}

/** The names of a list, in its order, and its distinct moves. */
export const searchTexts = oncePerList((monsters) => {
  const moves = [...new Set(monsters.flatMap((monster) => monster.moves ?? []))];
  const moveTexts = searchTextsOf(moves);
  return {
    names: searchTextsOf(monsters.map(({ name }) => name)),
    moves: new Map(moves.map((move, at) => [move, moveTexts[at]])),
  };
});
