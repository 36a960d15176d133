import { clampRgb, wcagContrast } from "culori";

/**
 * The contrast ratio by WCAG, from 1 to 21, of two CSS colours as a screen of sRGB shows them.
 * @throws {Error} when one is not a colour.
 */
export function contrast(one: string, other: string): number {
  const [a, b] = [clampRgb(one), clampRgb(other)];
  if (!a || !b) throw new Error(`Not two colours: "${one}", "${other}"`);
  return wcagContrast(a, b);
}
