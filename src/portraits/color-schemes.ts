import type { MonsterType } from "#src/monsters/monster-type.ts";
import { type Choices, hash } from "./seeded-random.ts";

type Range = readonly [low: number, high: number];
type Color = readonly [lightness: number, chroma: number, hue: number];

/** The range of colours of a type, in OKLCH: lightness in percent, hue in degrees. */
export type ColorScheme = { hue: Range; lightness: Range; chroma: Range; accents: Choices<Color> };

/** The colours of the known types. */
export const COLOR_SCHEMES: Record<MonsterType, ColorScheme> = {
  fire: {
    hue: [20, 64],
    lightness: [65, 77],
    chroma: [0.14, 0.18],
    accents: [
      [74, 0.18, 55],
      [64, 0.21, 30],
      [82, 0.16, 80],
    ],
  },
  water: {
    hue: [200, 262],
    lightness: [67, 81],
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
    hue: [82, 104],
    lightness: [83, 90],
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
    hue: [114, 162],
    lightness: [68, 81],
    chroma: [0.11, 0.17],
    accents: [
      [78, 0.14, 355],
      [87, 0.15, 95],
      [67, 0.18, 25],
      [72, 0.13, 305],
      [60, 0.14, 150],
    ],
  },
  rock: {
    hue: [30, 250],
    lightness: [60, 76],
    chroma: [0.012, 0.042],
    accents: [
      [78, 0.11, 195],
      [70, 0.14, 305],
      [78, 0.14, 70],
      [68, 0.13, 138],
      [66, 0.15, 20],
    ],
  },
  flying: {
    hue: [252, 312],
    lightness: [67, 80],
    chroma: [0.07, 0.13],
    accents: [
      [89, 0.11, 92],
      [80, 0.12, 355],
      [84, 0.09, 215],
      [74, 0.14, 35],
      [92, 0.03, 285],
    ],
  },
};

/** Common names of other types, with colours that suit them. */
const NAMED_COLORS: readonly (readonly [
  names: RegExp,
  hue: number,
  lightness: number,
  chroma: number,
])[] = [
  [/こおり|コオリ|氷|ice|snow/i, 215, 88, 0.055],
  [/やみ|ヤミ|闇|あく|dark|ghost|ゴースト/i, 295, 50, 0.09],
  [/ひかり|ヒカリ|光|light|fairy|holy/i, 92, 91, 0.085],
  [/どく|ドク|毒|poison/i, 320, 64, 0.13],
  [/はがね|鋼|からくり|steel|metal|machine/i, 240, 72, 0.025],
];

const UNKNOWN_TYPE: ColorScheme = {
  hue: [0, 360],
  lightness: [68, 82],
  chroma: [0.01, 0.025],
  accents: [
    [82, 0.07, 250],
    [82, 0.08, 80],
    [78, 0.08, 340],
  ],
};

/** The colours of a type that is not one of the known ones: by its meaning, or else by its hash. */
export function schemeOfOtherType(type: string | null): ColorScheme {
  if (type === null) return UNKNOWN_TYPE;
  const number = hash(type);
  const named = NAMED_COLORS.find(([names]) => names.test(type));
  const [, hue, lightness, chroma] = named ?? ["", number % 360, 66 + ((number >>> 9) % 14), 0.11];
  return {
    hue: [hue - 10, hue + 10],
    lightness: [lightness - 4, lightness + 4],
    chroma: [chroma * 0.85, chroma * 1.15],
    accents: [
      [86, 0.12, hue + 150],
      [74, 0.14, hue + 60],
      [86, 0.1, hue - 80],
    ],
  };
}
