import { readFileSync } from "node:fs";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterType, patternOfType } from "#src/monsters/monster-type.ts";
import { oklchToHex } from "#src/portraits/color.ts";
import { declaredColor, type Oklch } from "./declared-color.ts";

const css = readFileSync("src/components/monster/type-colors.css", "utf8");

/** As in the ground of a type with a pattern. */
function patternGround(pattern: number): Oklch {
  const [, hue] =
    new RegExp(`\\[data-pattern="${pattern}"\\] \\{\\s*--hue: (\\d+)`).exec(css) ?? [];
  if (!hue) throw new Error(`The pattern ${pattern} has no hue`);
  return [68, 0.13, Number(hue)];
}

/** The colours of a picture: its sky, its ground, the shadow on that, and the badge with its text. */
export type PictureColors = Record<"sky" | "ground" | "shadow" | "badge" | "onBadge", string>;

/** The colours for a type, from those that it has in the app. */
export function pictureColors(type: Monster["type"]): PictureColors {
  const known = monsterType(type);
  const selector = `[data-type="${known}"]`;
  const badge = declaredColor(css, selector, "--type");
  const pattern = patternOfType(type);
  const [, chroma, hue] = pattern === undefined ? badge : patternGround(pattern);
  return {
    sky: oklchToHex(95, chroma * 0.2, hue),
    ground: oklchToHex(86, chroma * 0.5, hue),
    shadow: oklchToHex(74, chroma * 0.55, hue),
    badge: oklchToHex(...badge),
    onBadge:
      known === "electric" ? oklchToHex(...declaredColor(css, selector, "--on-type")) : "#fff",
  };
}
