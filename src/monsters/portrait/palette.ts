import type { MonsterType } from "#src/monsters/monster-type.ts";
import { type Choices, type Dice, hash } from "./dice.ts";

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
  | "white"
  | "iris"
  | "cheek"
  | "mouth"
  | "tongue";

export type Palette = Record<Tone, string>;

type Range = readonly [low: number, high: number];
type Scheme = {
  hue: Range;
  lightness: Range;
  chroma: Range;
  accents: Choices<readonly [lightness: number, chroma: number, hue: number]>;
};

const SCHEMES: Record<MonsterType, Scheme> = {
  fire: {
    hue: [22, 62],
    lightness: [64, 76],
    chroma: [0.15, 0.19],
    accents: [
      [70, 0.19, 45],
      [64, 0.21, 30],
      [78, 0.16, 65],
    ],
  },
  water: {
    hue: [205, 262],
    lightness: [67, 80],
    chroma: [0.09, 0.14],
    accents: [
      [82, 0.1, 195],
      [76, 0.13, 20],
      [78, 0.1, 300],
      [88, 0.11, 95],
      [60, 0.15, 262],
    ],
  },
  electric: {
    hue: [84, 103],
    lightness: [84, 90],
    chroma: [0.14, 0.17],
    accents: [
      [62, 0.15, 250],
      [72, 0.18, 50],
      [62, 0.15, 305],
      [66, 0.18, 25],
      [48, 0.06, 60],
    ],
  },
  grass: {
    hue: [116, 162],
    lightness: [68, 80],
    chroma: [0.12, 0.17],
    accents: [
      [78, 0.14, 355],
      [87, 0.15, 95],
      [67, 0.18, 25],
      [72, 0.13, 305],
      [60, 0.14, 150],
    ],
  },
  rock: {
    hue: [35, 100],
    lightness: [60, 73],
    chroma: [0.02, 0.06],
    accents: [
      [78, 0.11, 195],
      [70, 0.14, 305],
      [78, 0.14, 70],
      [68, 0.13, 138],
      [66, 0.15, 20],
    ],
  },
  flying: {
    hue: [262, 305],
    lightness: [66, 78],
    chroma: [0.08, 0.13],
    accents: [
      [89, 0.11, 92],
      [80, 0.12, 355],
      [84, 0.09, 215],
      [74, 0.14, 35],
      [92, 0.03, 285],
    ],
  },
};

function schemeOfText(type: string | null): Scheme {
  if (type === null) {
    return { hue: [0, 360], lightness: [68, 80], chroma: [0.01, 0.03], accents: [[80, 0.05, 260]] };
  }
  const number = hash(type);
  const hue = number % 360;
  const lightness = 60 + ((number >>> 9) % 18);
  return {
    hue: [hue - 12, hue + 12],
    lightness: [lightness - 4, lightness + 6],
    chroma: [0.07, 0.14],
    accents: [
      [84, 0.12, hue + 150],
      [74, 0.14, hue + 60],
      [86, 0.1, hue - 80],
    ],
  };
}

function oklch(lightness: number, chroma: number, hue: number): string {
  const turned = ((Math.round(hue) % 360) + 360) % 360;
  return `oklch(${Math.round(lightness * 10) / 10}% ${Math.round(chroma * 1000) / 1000} ${turned})`;
}

/** The palette of a monster within the range of its type; of an unknown type, by its text. */
export function paletteOf(family: MonsterType | "other", type: string | null, dice: Dice): Palette {
  const scheme = family === "other" ? schemeOfText(type) : SCHEMES[family];
  const hue = dice.between(...scheme.hue);
  const lightness = dice.between(...scheme.lightness);
  const chroma = dice.between(...scheme.chroma);
  const [accentLightness, accentChroma, accentHue] = dice.pick(scheme.accents);
  const turn = dice.between(-10, 10);
  return {
    ink: oklch(27, 0.05, hue),
    rim: oklch(97, 0.015, hue),
    base: oklch(lightness, chroma, hue),
    shade: oklch(lightness - 11, chroma + 0.01, hue - 6),
    pale: oklch(94, Math.min(chroma, 0.05), hue + 25),
    accent: oklch(accentLightness, accentChroma, accentHue + turn),
    deep: oklch(accentLightness - 16, accentChroma, accentHue + turn - 8),
    glow: oklch(92, 0.13, family === "fire" ? 98 : accentHue + turn),
    horn: oklch(93, 0.035, 85),
    white: "#fff",
    iris: oklch(66, 0.15, dice.pick([accentHue, hue + 180, 60, 200, 145, 255])),
    cheek: "oklch(70% .16 15/.5)",
    mouth: oklch(34, 0.09, 18),
    tongue: oklch(72, 0.14, 15),
  };
}
