/** Wider than the letters of common sans-serif fonts are on average, so that text is never wider. */
const LETTER_EM = 0.6;
const BOLD_LETTER_EM = 0.66;
const WIDE_LETTER_EM = 1;
const FIRST_WIDE_LETTER = "\u2e80";

/** An upper estimate of the width of a text in pixels, because its font is not known. */
export function textWidth(text: string, sizePx: number, isBold = false): number {
  const narrow = isBold ? BOLD_LETTER_EM : LETTER_EM;
  const ems = Array.from(text, (letter) => (letter < FIRST_WIDE_LETTER ? narrow : WIDE_LETTER_EM));
  return sizePx * ems.reduce((sum, em) => sum + em, 0);
}
