import { type PortraitType, patternOfType } from "./portrait-subject.ts";
import { type Choices, hash } from "./seeded-random.ts";

type Range = readonly [low: number, high: number];

/** Colours in OKLCH: ranges of the hue in degrees, lightness in percent and chroma; accents as lightness, chroma and hue. */
type ColorScheme = { hue: Range; lightness: Range; chroma: Range; accents: Choices<string> };

/** The colours of the known types. */
export const COLOR_SCHEMES: Record<PortraitType, ColorScheme> = {
  fire: {
    hue: [20, 64],
    lightness: [65, 77],
    chroma: [0.14, 0.18],
    accents: ["74 0.18 55", "64 0.21 30", "82 0.16 80"],
  },
  water: {
    hue: [200, 262],
    lightness: [67, 81],
    chroma: [0.09, 0.14],
    accents: ["82 0.1 195", "76 0.13 20", "78 0.1 300", "88 0.11 95", "60 0.15 262"],
  },
  electric: {
    hue: [82, 104],
    lightness: [83, 90],
    chroma: [0.14, 0.17],
    accents: ["62 0.15 250", "72 0.18 50", "62 0.15 305", "66 0.18 25", "48 0.06 60"],
  },
  grass: {
    hue: [114, 162],
    lightness: [68, 81],
    chroma: [0.11, 0.17],
    accents: ["78 0.14 355", "87 0.15 95", "67 0.18 25", "72 0.13 305", "60 0.14 150"],
  },
  rock: {
    hue: [30, 250],
    lightness: [60, 76],
    chroma: [0.012, 0.042],
    accents: ["78 0.11 195", "70 0.14 305", "78 0.14 70", "68 0.13 138", "66 0.15 20"],
  },
  flying: {
    hue: [252, 312],
    lightness: [67, 80],
    chroma: [0.07, 0.13],
    accents: ["89 0.11 92", "80 0.12 355", "84 0.09 215", "74 0.14 35", "92 0.03 285"],
  },
};

type NamedColor = readonly [words: RegExp, hue: number, lightness: number, chroma: number];

/** Words in the names of other types, with colours that suit them. */
const NAMED_COLORS: readonly NamedColor[] = [
  [/こおり|ゆき|氷|ice|snow/, 215, 88, 0.055],
  [/どく|毒|poison/, 318, 60, 0.15],
  [/むし|虫|bug/, 118, 80, 0.15],
  [/じめん|つち|土|ground|earth/, 68, 70, 0.1],
  [/どらごん|りゅう|竜|dragon/, 270, 50, 0.14],
  [/ごーすと|おばけ|霊|ghost/, 298, 62, 0.12],
  [/やみ|^あく$|闇|悪|dark/, 322, 45, 0.09],
  [/はがね|からくり|鋼|steel|metal/, 240, 74, 0.025],
  [/ふぇありー|ようせい|fairy/, 350, 83, 0.09],
  [/のーまる|normal/, 75, 84, 0.045],
  [/かくとう|闘|fight/, 38, 60, 0.11],
  [/えすぱー|psychic/, 2, 74, 0.14],
  [/ひかり|光|light/, 92, 92, 0.085],
  [/かぜ|風|wind/, 175, 85, 0.07],
  [/もり|森|forest/, 145, 58, 0.1],
];

const UNKNOWN_TYPE: ColorScheme = {
  hue: [0, 360],
  lightness: [68, 82],
  chroma: [0.01, 0.025],
  accents: ["82 0.07 250", "82 0.08 80", "78 0.08 340"],
};

/** The hues of the grounds in `type-colors.css`, by the pattern. */
export const PATTERN_HUES = [48, 88, 122, 308, 355, 215];

/** The colours of a type that is not one of the known ones: by its meaning, or else by its pattern. */
export function schemeOfOtherType(type: string | null): ColorScheme {
  if (type === null) return UNKNOWN_TYPE;
  const number = hash(type);
  const named = NAMED_COLORS.find(([words]) => words.test(type));
  const [, hue, lightness, chroma] = named ?? [
    "",
    (PATTERN_HUES[patternOfType(type) - 1] ?? 0) + (number % 50) - 25,
    66 + ((number >>> 9) % 14),
    0.11,
  ];
  return {
    hue: [hue - 10, hue + 10],
    lightness: [lightness - 4, lightness + 4],
    chroma: [chroma * 0.85, chroma * 1.15],
    accents: [`86 0.12 ${hue + 150}`, `74 0.14 ${hue + 60}`, `86 0.1 ${hue - 80}`],
  };
}
