const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Letters about 0.52 em wide, where kana and kanji take 1 em. */
const IS_NARROW = /^[\x20-\u024f\uff61-\uff9f]/;

type Letter = { text: string; width: number };

const lettersOf = (text: string): Letter[] =>
  [...graphemes.segment(text)].map(({ segment }) => ({
    text: segment,
    width: IS_NARROW.test(segment) ? 0.52 : 1,
  }));

const widthOf = (letters: readonly Letter[]) => letters.reduce((sum, { width }) => sum + width, 0);

/** Roughly how wide a text is, in em. */
export const textWidth = (text: string): number => widthOf(lettersOf(text));

/** The letters that fit into `width` em, and those that do not. */
function splitAt(letters: readonly Letter[], width: number): [line: Letter[], rest: Letter[]] {
  let taken = 0;
  const end = letters.findIndex((letter) => {
    taken += letter.width;
    return taken > width;
  });
  return end < 0 ? [[...letters], []] : [letters.slice(0, end), letters.slice(end)];
}

const textOf = (letters: readonly Letter[]) => letters.map(({ text }) => text).join("");

/** The text, or as much of it as fits into `width` em with an ellipsis. */
export function cutText(text: string, width: number): string {
  const [fitting, rest] = splitAt(lettersOf(text), Math.max(width, 1));
  return rest.length === 0 ? text : `${textOf(fitting.slice(0, -1))}…`;
}

/** Lines of text, and the size of their letters in pixels. */
export type FittedText = { lines: string[]; size: number };

/**
 * Sets a text as large as it may be: in one line `width` pixels wide if its letters can have the size `least`
 * there, otherwise in two. What has no room in these, either, ends with an ellipsis.
 */
export function fitText(
  text: string,
  { width, most, least }: { width: number; most: number; least: number },
): FittedText {
  const letters = lettersOf(text);
  const whole = widthOf(letters);
  const sizeFor = (ems: number) => Math.floor(Math.min(most, width / ems));
  if (sizeFor(whole) >= least) return { lines: [text], size: sizeFor(whole) };
  const size = Math.max(sizeFor(whole / 2 + 0.5), least / 2);
  const [first, rest] = splitAt(letters, Math.max(width / size, 1));
  return { lines: [textOf(first), cutText(textOf(rest), width / size)], size };
}
