/** Texts as the lines of one text, so that one search goes over all of them. */
export type Lines = {
  text: string;
  /** Where each line starts in it, and where one more would start. */
  starts: Uint32Array;
};

export function joinLines(lines: readonly string[]): Lines {
  const starts = new Uint32Array(lines.length + 1);
  let end = 0;
  for (const [index, line] of lines.entries()) {
    starts[index] = end;
    end += line.length + 1;
  }
  starts[lines.length] = end;
  return { text: lines.join("\n"), starts };
}

/**
 * `normalize` of each text, which has to leave lines apart. It is called once for all texts, which is
 * faster, where they are single lines.
 */
export function normalizeAll(
  texts: readonly string[],
  normalize: (text: string) => string,
): readonly string[] {
  const lines = normalize(texts.join("\n")).split("\n");
  return lines.length === texts.length ? lines : texts.map(normalize);
}

/** A part of a text that a search found: where it starts and how long it is. */
export type Hit = { at: number; length: number };

/** Finds the first part of a text that starts at `from` or later. */
export type Finder = (text: string, from: number) => Hit | null;

export const wordFinder =
  (word: string): Finder =>
  (text, from) => {
    const at = text.indexOf(word, from);
    return at < 0 ? null : { at, length: word.length };
  };

export function patternFinder(pattern: RegExp): Finder {
  const everywhere = new RegExp(pattern, "g");
  return (text, from) => {
    everywhere.lastIndex = from;
    const found = everywhere.exec(text);
    return found && { at: found.index, length: found[0].length };
  };
}

/**
 * Calls `visit` for each line in which something is found, with the first hit in it, where the line starts
 * and its length. What is sought contains no line break.
 */
export function visitHits(
  { text, starts }: Lines,
  find: Finder,
  visit: (line: number, hit: Hit, start: number, length: number) => void,
): void {
  let line = 0;
  let start = 0;
  let next = starts[1] ?? 0;
  for (let hit = find(text, 0); hit; hit = find(text, next)) {
    while (next <= hit.at) {
      line += 1;
      start = next;
      next = starts[line + 1] ?? Number.POSITIVE_INFINITY;
    }
    visit(line, hit, start, next - 1 - start);
  }
}
