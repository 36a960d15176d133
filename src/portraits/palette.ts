import type { MonsterType } from "#src/monsters/monster-type.ts";
import { hexOf } from "./color.ts";
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
    ink: hexOf(27, 0.05, hue),
    rim: hexOf(97, 0.015, hue),
    base: hexOf(lightness, chroma, hue),
    shade: hexOf(lightness - 11, chroma + 0.01, hue - 6),
    pale: hexOf(95, Math.min(chroma, 0.045), hue + 25),
    accent: hexOf(accentLightness, accentChroma, accentHue + turn),
    deep: hexOf(accentLightness - 16, accentChroma, accentHue + turn - 8),
    glow: hexOf(92, 0.13, family === "fire" ? 98 : accentHue + turn),
    horn: "#f3e7ce",
    gold: "#facf4e",
    white: "#fff",
    iris: hexOf(66, 0.15, dice.pick([accentHue, hue + 180, 60, 200, 145, 255])),
    cheek: "#f16f7e80",
    mouth: "#5e2026",
    tongue: "#ef7d88",
  };
}
