import { readFileSync } from "node:fs";
import { clampRgb, wcagContrast } from "culori";

type Theme = "light" | "dark";

/** What WCAG asks for: of text, and of what has to be seen besides. */
export const AA_TEXT = 4.5;
export const AA_GRAPHICS = 3;

/**
 * Reads the colours of a style sheet: returns what the first rule for exactly `selector` says of `property`,
 * or else `undefined`.
 */
export function readColors(path: string) {
  const css = readFileSync(path, "utf8");
  return (selector: string, property: string, theme: Theme): string | undefined => {
    const [, block = ""] = css.split(`${selector} {`);
    const [, value] = new RegExp(`^[^}]*?${property}: ([^;]+);`).exec(block) ?? [];
    const [, light, dark] = /^light-dark\((white|oklch\([^)]*\)), (.*)\)$/.exec(value ?? "") ?? [];
    return (theme === "light" ? light : dark) ?? value;
  };
}

/**
 * The contrast ratio by WCAG, from 1 to 21, of two CSS colours as a screen of sRGB shows them.
 * @throws {Error} when one is not a colour.
 */
export function contrast(one: string | undefined, other: string | undefined): number {
  const [a, b] = [one && clampRgb(one), other && clampRgb(other)];
  if (!a || !b) throw new Error(`Not two colours: "${one}", "${other}"`);
  return wcagContrast(a, b);
}
