import type { MonsterType } from "#src/monsters/monster-type.ts";
import type { Dice } from "./dice.ts";
import { SCHEMES, schemeOfText } from "./schemes.ts";

/** The colours of one monster, named by what they are for. */
export type Tone =
  | "ink"
  | "rim"
  | "base"
  | "shade"
  | "pale"
  | "accent"
  | "deep"
  | "glow"
  | "horn"
  | "gold"
  | "white"
  | "iris"
  | "cheek"
  | "mouth"
  | "tongue";

export type Palette = Record<Tone, string>;

/** Ordinary, pale and dusky coats: what they add to the lightness, and times the chroma. */
const COATS = [
  [0, 1],
  [0, 1],
  [0, 1],
  [6, 0.75],
  [-8, 1],
] as const;

function oklch(lightness: number, chroma: number, hue: number): string {
  const turned = ((Math.round(hue) % 360) + 360) % 360;
  return `oklch(${Math.round(lightness * 10) / 10}% ${String(Math.round(chroma * 1000) / 1000).replace("0.", ".")} ${turned})`;
}

/** The palette of a monster within the range of its type; of an unknown type, by its text. */
export function paletteOf(family: MonsterType | "other", type: string | null, dice: Dice): Palette {
  const scheme = family === "other" ? schemeOfText(type) : SCHEMES[family];
  const hue = dice.between(...scheme.hue);
  const [lighter, vivid] = dice.pick(COATS);
  const lightness = dice.between(...scheme.lightness) + lighter;
  const chroma = dice.between(...scheme.chroma) * vivid;
  const [accentLightness, accentChroma, accentHue] = dice.pick(scheme.accents);
  const turn = dice.between(-10, 10);
  return {
    ink: oklch(27, 0.05, hue),
    rim: oklch(97, 0.015, hue),
    base: oklch(lightness, chroma, hue),
    shade: oklch(lightness - 11, chroma + 0.01, hue - 6),
    pale: oklch(95, Math.min(chroma, 0.045), hue + 25),
    accent: oklch(accentLightness, accentChroma, accentHue + turn),
    deep: oklch(accentLightness - 16, accentChroma, accentHue + turn - 8),
    glow: oklch(92, 0.13, family === "fire" ? 98 : accentHue + turn),
    horn: oklch(93, 0.035, 85),
    gold: oklch(87, 0.15, 90),
    white: "#fff",
    iris: oklch(66, 0.15, dice.pick([accentHue, hue + 180, 60, 200, 145, 255])),
    cheek: "oklch(70% .16 15/.5)",
    mouth: oklch(34, 0.09, 18),
    tongue: oklch(72, 0.14, 15),
  };
}
