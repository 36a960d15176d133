import { COLOR_SCHEMES, schemeOfOtherType } from "./color-schemes.ts";
import { oklchToHex } from "./oklch-to-hex.ts";
import type { PortraitType } from "./portrait-subject.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Normal, pale and dark variants: an offset to the lightness and a factor of the chroma. */
const VARIANTS = [
  [0, 1],
  [0, 1],
  [0, 1],
  [6, 0.75],
  [-8, 1],
] as const;

/** Picks colours within the range of the type; an unknown type has a range by its text. */
export function createPalette(
  family: PortraitType | "other",
  type: string | null,
  random: SeededRandom,
) {
  const scheme = family === "other" ? schemeOfOtherType(type) : COLOR_SCHEMES[family];
  const hue = random.between(...scheme.hue);
  const [lightnessOffset, chromaFactor] = random.pick(VARIANTS);
  const lightness = random.between(...scheme.lightness) + lightnessOffset;
  const chroma = random.between(...scheme.chroma) * chromaFactor;
  const accent = random.pick(scheme.accents).split(" ").map(Number);
  const [accentLightness = 0, accentChroma = 0, accentHue = 0] = accent;
  const accentShift = random.between(-10, 10);
  return {
    ink: oklchToHex(27, 0.05, hue),
    rim: oklchToHex(97, 0.015, hue),
    base: oklchToHex(lightness, chroma, hue),
    shade: oklchToHex(lightness - 11, chroma + 0.01, hue - 6),
    pale: oklchToHex(95, Math.min(chroma, 0.045), hue + 25),
    accent: oklchToHex(accentLightness, accentChroma, accentHue + accentShift),
    deep: oklchToHex(accentLightness - 16, accentChroma, accentHue + accentShift - 8),
    glow: oklchToHex(92, 0.13, family === "fire" ? 98 : accentHue + accentShift),
    horn: "#f3e7ce",
    gold: "#facf4e",
    white: "#fff",
    iris: oklchToHex(66, 0.15, random.pick([accentHue, hue + 180, 60, 200, 145, 255])),
    cheek: "#f16f7e80",
    mouth: "#5e2026",
    tongue: "#ef7d88",
  };
}

/** The colours of one monster. */
export type Palette = ReturnType<typeof createPalette>;

/** What a colour is used for. */
export type Tone = keyof Palette;
