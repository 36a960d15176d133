import { lettersOf } from "#src/lib/plain-text.ts";
import { letterWidth } from "./font.ts";

type Letter = { text: string; width: number };

const textOf = (letters: readonly Letter[]) => letters.map(({ text }) => text).join("");

const widthOf = (letters: readonly Letter[]) => letters.reduce((sum, { width }) => sum + width, 0);

/** The letters that the font has. */
const measure = (whole: string): Letter[] =>
  [...lettersOf(whole)].flatMap((text) => {
    const width = letterWidth(text);
    return width === null ? [] : [{ text, width }];
  });

/** The text without letters that the font lacks. */
export const drawableText = (text: string): string => textOf(measure(text)).trim();

/** How wide a text is, in em. */
export const textWidth = (text: string): number => widthOf(measure(text));

/** The letters that fit into `width` em, and those that do not. */
function splitAt(letters: readonly Letter[], width: number): [line: Letter[], rest: Letter[]] {
  let taken = 0;
  const end = letters.findIndex((letter) => {
    taken += letter.width;
    return taken > width;
  });
  return end < 0 ? [[...letters], []] : [letters.slice(0, end), letters.slice(end)];
}

/** The text, or as much of it as fits into `width` em with an ellipsis. */
export function cutText(text: string, width: number): string {
  const [fitting, rest] = splitAt(measure(text), Math.max(width, 1));
  return rest.length === 0 ? drawableText(text) : `${textOf(fitting.slice(0, -1))}…`;
}

/** Whether a line may end before `letter`: anywhere, but not inside a word of letters like these. */
const mayBreak = (before: Letter | undefined, letter: Letter | undefined) =>
  !(
    /[\p{Script=Latin}\d]$/u.test(before?.text ?? "") &&
    /^[\p{Script=Latin}\d]/u.test(letter?.text ?? "")
  );

/** The text in two lines, of which the longer one is as short as it can be. */
function inTwo(text: string): [string, string] {
  const letters = measure(text);
  const places = letters.map((_, index) => index).slice(1);
  const good = places.filter((place) => mayBreak(letters[place - 1], letters[place]));
  const lines = (good.length > 0 ? good : places).map((place): [string, string] => [
    textOf(letters.slice(0, place)).trim(),
    textOf(letters.slice(place)).trim(),
  ]);
  const [best = [text, ""]] = lines.toSorted((one, other) => longest(one) - longest(other));
  return best;
}

const longest = (lines: readonly string[]) => Math.max(...lines.map(textWidth));

/** Lines of text, and the size of their letters in pixels. */
export type FittedText = { lines: string[]; size: number };

/**
 * Sets a text as large as it may be: in one line `width` pixels wide if its letters can have the size `least`
 * there, otherwise in two, of half that size at least. What has no room in these, either, ends with an ellipsis.
 */
export function fitText(
  text: string,
  { width, most, least }: { width: number; most: number; least: number },
): FittedText {
  const whole = drawableText(text);
  const sizeOf = (...lines: string[]) => Math.floor(Math.min(most, width / longest(lines)));
  if (sizeOf(whole) >= least) return { lines: [whole], size: sizeOf(whole) };
  const size = least / 2;
  const [first, rest] = splitAt(measure(whole), width / size);
  const cut = [textOf(first), cutText(textOf(rest), width / size)];
  // As many letters as this never fit, and would take long to weigh.
  if (textWidth(whole) * size > 2 * width) return { lines: cut, size };
  const lines = inTwo(whole);
  return sizeOf(...lines) >= size ? { lines, size: sizeOf(...lines) } : { lines: cut, size };
}
