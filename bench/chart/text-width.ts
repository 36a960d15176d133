/** The widest that letters of each kind are in DejaVu Sans, one of the widest fonts; in em. */
const KINDS: { letters: RegExp; em: number }[] = [
  { letters: /[fijlrt.,:;'!| ()[\]/-]/, em: 0.45 },
  { letters: /[a-ln-vx-z0-9]/, em: 0.64 },
  { letters: /[A-LN-VX-Z]/, em: 0.8 },
];
const WIDEST_EM = 1;
const BOLD = 1.12;

/** An upper estimate of the width of a text in pixels, because its font is not known. */
export function textWidth(text: string, sizePx: number, isBold = false): number {
  const ems = Array.from(
    text,
    (letter) => KINDS.find(({ letters }) => letters.test(letter))?.em ?? WIDEST_EM,
  );
  return sizePx * (isBold ? BOLD : 1) * ems.reduce((sum, em) => sum + em, 0);
}
